"""Small programs for developers: goldens and node counts."""
