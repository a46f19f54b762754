"""What every game shares; knows no game and does no input or output of its own."""
