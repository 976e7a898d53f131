"""The server under load: how many tables it holds, what an answer costs, what a table takes."""
