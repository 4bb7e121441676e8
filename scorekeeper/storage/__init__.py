"""Where matches are kept: tables, engine, migrations and the store over them."""
