"""The server: tables over HTTP and sockets, kept in SQLite. It knows no rule."""
