"""What is said: every message over HTTP and the socket, as types."""
