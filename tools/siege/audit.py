"""Who wrote what, kept by the database itself: each choice with its writer and the owner of its table at that moment."""

import sqlalchemy as sql

_KEEP = """
CREATE SCHEMA audit;
CREATE TABLE audit.written (id bigserial PRIMARY KEY, code text, n int, writer text, owner text, epoch int);
CREATE TABLE audit.taken (id bigserial PRIMARY KEY, code text, process text, epoch int, was int);
CREATE TABLE audit.named (process text PRIMARY KEY, writer text);
CREATE FUNCTION audit.write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO audit.written (code, n, writer, owner, epoch) VALUES (
        NEW.code, NEW.n, current_setting('application_name'),
        (SELECT process FROM owners WHERE code = NEW.code), (SELECT epoch FROM owners WHERE code = NEW.code));
    RETURN NULL;
END $$;
CREATE FUNCTION audit.take() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' OR OLD.process IS DISTINCT FROM NEW.process OR OLD.epoch <> NEW.epoch THEN
        INSERT INTO audit.taken (code, process, epoch, was)
            VALUES (NEW.code, NEW.process, NEW.epoch, CASE WHEN TG_OP = 'UPDATE' THEN OLD.epoch END);
    END IF;
    RETURN NULL;
END $$;
CREATE FUNCTION audit.name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO audit.named VALUES (NEW.id, current_setting('application_name')) ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON choices FOR EACH ROW EXECUTE FUNCTION audit.write();
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON owners FOR EACH ROW EXECUTE FUNCTION audit.take();
CREATE TRIGGER audit AFTER INSERT ON processes FOR EACH ROW EXECUTE FUNCTION audit.name();
"""
_STRANGERS = """
SELECT w.code, w.n, w.writer, w.epoch FROM audit.written w LEFT JOIN audit.named p ON p.process = w.owner
WHERE p.writer IS DISTINCT FROM w.writer ORDER BY w.id
"""
_BACKWARDS = """
SELECT code, n, writer, epoch FROM (SELECT *, max(epoch) OVER (PARTITION BY code ORDER BY id) AS newest FROM audit.written) w
WHERE epoch < newest ORDER BY id
"""
_UNGROWN = """
SELECT code, epoch, was, process FROM audit.taken WHERE was IS NOT NULL AND epoch < was + (process IS NOT NULL)::int ORDER BY id
"""


def keep_audit(engine: sql.Engine) -> None:
    """From now on; the tables of the server have to be there."""
    with engine.begin() as connection:
        connection.execution_options(no_parameters=True).exec_driver_sql(_KEEP)


def held_by(engine: sql.Engine, writer: str) -> set[str]:
    """The tables that a process has at this moment, by what it calls itself."""
    query = sql.text("SELECT o.code FROM owners o JOIN audit.named p ON p.process = o.process WHERE p.writer = :writer")
    with engine.begin() as connection:
        return set(connection.execute(query, {"writer": writer}).scalars())


def changes_of_hands(engine: sql.Engine) -> int:
    """How often a table went to a process."""
    with engine.begin() as connection:
        return int(connection.execute(sql.text("SELECT count(*) FROM audit.taken WHERE process IS NOT NULL")).scalar_one())


def faults_of_writers(engine: sql.Engine) -> list[str]:
    """Choices written by somebody who was not the owner, or who had been before another; owners that are not counted up."""
    with engine.begin() as connection:
        strangers = connection.execute(sql.text(_STRANGERS)).all()
        backwards = connection.execute(sql.text(_BACKWARDS)).all()
        ungrown = connection.execute(sql.text(_UNGROWN)).all()
    return [
        *(f"table {code}: choice {n} was written by {writer}, not by its owner of epoch {epoch}" for code, n, writer, epoch in strangers),
        *(f"table {code}: choice {n} was written by {writer} in epoch {epoch}, after a later one" for code, n, writer, epoch in backwards),
        *(f"table {code}: {process} took it in epoch {epoch} after epoch {was}" for code, epoch, was, process in ungrown),
    ]
