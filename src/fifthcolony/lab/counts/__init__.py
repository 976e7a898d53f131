"""What is counted of a game while it is played: what every game has, and what each has besides."""
