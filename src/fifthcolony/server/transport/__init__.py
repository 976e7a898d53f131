"""Between the network and the tables: the HTTP pages, the sockets, the client's files, and how fast anybody may go."""
