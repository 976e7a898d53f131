"""Many processes on one database: who lives, who has which table, and how what is said in one reaches the other."""
