"""What lasts: tables, choices and talk on disk, tables brought back from there, and replays."""
