"""`python -m fifthcolony` is the command `fifthcolony`."""

from fifthcolony.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
