"""Folders as the first version wrote them, by its own statements."""

import sqlite3
from contextlib import closing
from pathlib import Path

FIRST = {
    "about": "CREATE TABLE about (schema INTEGER NOT NULL, PRIMARY KEY (schema))",
    "tables": """CREATE TABLE tables (code VARCHAR(12) NOT NULL, created INTEGER NOT NULL, touched INTEGER NOT NULL,
        stage VARCHAR(8) NOT NULL, public BOOLEAN NOT NULL, wishes TEXT NOT NULL, seed BIGINT NOT NULL, salt VARCHAR(32) NOT NULL,
        rules INTEGER NOT NULL, config TEXT, winners TEXT, encounters INTEGER, PRIMARY KEY (code));
        CREATE INDEX tables_by_stage ON tables (stage, touched)""",
    "kin": """CREATE TABLE kin (code VARCHAR(12) NOT NULL, rematch_of VARCHAR(12), continues VARCHAR(12), choices INTEGER,
        chapter INTEGER, PRIMARY KEY (code));
        CREATE INDEX kin_by_rematch ON kin (rematch_of)""",
    "seats": """CREATE TABLE seats (code VARCHAR(12) NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, colour VARCHAR(24) NOT NULL,
        token VARCHAR(64) NOT NULL, level VARCHAR(16), host BOOLEAN NOT NULL, auto VARCHAR(8) NOT NULL, PRIMARY KEY (code, seat))""",
    "choices": """CREATE TABLE choices (code VARCHAR(12) NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, option INTEGER NOT NULL,
        label TEXT NOT NULL, PRIMARY KEY (code, n)) WITHOUT ROWID""",
    "chat": """CREATE TABLE chat (code VARCHAR(12) NOT NULL, n INTEGER NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL,
        at INTEGER NOT NULL, PRIMARY KEY (code, n))""",
    "endings": "CREATE TABLE endings (code VARCHAR(12) NOT NULL, at INTEGER NOT NULL, aliens TEXT NOT NULL, PRIMARY KEY (code))",
}
SEED = 2**62 + 12_345_678_901_234_567
ROWS = f"""
    INSERT INTO about VALUES (1);
    INSERT INTO tables VALUES ('BCDFG', 1700000000, 1700000100, 'open', 1, '{{"seats":3}}', {SEED}, 'salt', 1, NULL, NULL, NULL);
    INSERT INTO seats VALUES ('BCDFG', 0, 'Ada', 'ember', 'digest', NULL, 1, 'ask'), ('BCDFG', 1, 'Bo', 'azure', '', 'simple', 0, 'ask');
    INSERT INTO choices VALUES ('BCDFG', 0, 1, 2, 'pass');
    INSERT INTO chat VALUES ('BCDFG', 0, NULL, 'Watcher', 'hello', 1700000050);
"""


def write_old_folder(folder: Path, without: tuple[str, ...] = ()) -> None:
    """A folder of the first version with a table in it, as readable as it was then; still older ones lack some tables."""
    folder.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.executescript(";\n".join(made for name, made in FIRST.items() if name not in without))
        connection.executescript(ROWS)
