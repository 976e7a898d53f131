"""Where alembic begins: the connection that it is given, within the transaction that is under way there."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
