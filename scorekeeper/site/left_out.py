"""What the browser never asks for, by patterns of names from the top of each folder."""

import re
from collections.abc import Iterable

PACKAGES = (
    r"bin/",
    r"[^/]+\.dist-info/",
    r"(.*/)?(tests?|testing|__pycache__)/",
    r".*\.(pyi|typed|pxd|pyx|pxi|c|h|cpp|md|txt|mako|pem)$",
    # Made for another machine.
    r"markupsafe/.*\.so$",
    r"sqlalchemy/dialects/(?!__init__|sqlite|_typing)",
    r"sqlalchemy/ext/(?!__init__|baked|compiler|declarative|instrumentation)",
    r"sqlalchemy/connectors/(?!__init__|asyncio)",
    r"sqlalchemy/cyextension/",
    r"alembic/(templates|ddl/(mssql|mysql|oracle|postgresql))",
    r"mako/(ext|cmd|beaker_cache)",
    r"pydantic/(v1|mypy|color|experimental/(pipeline|arguments_schema))",
    r"(msgpack/fallback|annotated_types/test_cases|sqlmodel/ext)",
    r"flet/(auth|testing|fastapi|pytest_plugin|cli|messaging/(flet_socket|flet_dart))",
    # The languages of the app, and what they fall back on.
    r"babel/(messages|support)",
    r"babel/locale-data/(?!(root|en|en_001|en_IN|en_GB|pa|pa_Guru|pa_Guru_IN|hi|hi_IN|ta|ta_IN)\.)",
)
STANDARD_LIBRARY = (
    r"(unittest|pydoc_data|idlelib|turtledemo|tkinter|lib2to3|ensurepip|venv|xmlrpc|wsgiref)/",
    r"(curses|dbm|multiprocessing|_pyrepl|xml|profiling|pathlib/_os_old)/",
    r"(pydoc|turtle|doctest|pdb|bdb|cmd|mailbox|smtplib|ftplib|imaplib|poplib|antigravity)\.",
    r"(this|pickletools|_pyio|_pydecimal|_pydatetime|trace|profile|cProfile|pstats)\.",
    r"(tarfile|zipapp|plistlib|netrc|webbrowser|socketserver|pyclbr|symtable|tabnanny)\.",
    r"(email/(?!__init__)|urllib/(request|response|robotparser)|http/client|logging/(handlers|config))",
    r"(mimetypes|_markupbase|tracemalloc|quopri|pty|getpass|colorsys|graphlib)\.",
    r"(ctypes/(_aix|wintypes|util|macholib)|pyodide/console|sysconfig/__main__)",
    r"(modulefinder|compileall|py_compile|filecmp|fileinput|sched|rlcompleter|code)\.",
    r"(difflib|nturl2path|stringprep|cgi|wave|getopt|optparse|shelve|statistics|imghdr)\.",
    r"(http/(server|cookiejar|cookies)|concurrent/(futures/process|interpreters))",
    r"(sqlite3/(__main__|dump)|json/tool|asyncio/(windows|proactor|__main__|tools))",
    r"(compression/(zstd|bz2|lzma)|lzma\.|bz2\.|zoneinfo/_zoneinfo)",
    r"(_ios_support|_android_support|_apple_support)",
    r"encodings/(?!(__init__|aliases|utf_8|utf_8_sig|utf_16|utf_32|latin_1|ascii|cp437|cp1252"
    r"|idna|punycode|raw_unicode|unicode_escape|charmap|hex_codec|base64_codec)[._])",
)

INSTEAD = {
    # Imports every database there is.
    "alembic/ddl/__init__.py": b"from . import sqlite\nfrom .impl import DefaultImpl\n",
    # Asked what an index may be made with; None stands for anything.
    "sqlalchemy/dialects/postgresql/__init__.py": (
        b"class Insert: ...\nclass base:\n class dialect:\n  construct_arguments = None\n"
    ),
}
"""Files written anew, so that more can be left out."""


def kept(names: Iterable[str], left_out: Iterable[str]) -> list[str]:
    """The names that none of the patterns matches from its start.

    >>> kept(["os.py", "pdb.py", "xml/dom.py"], STANDARD_LIBRARY)
    ['os.py']
    """
    pattern = re.compile("|".join(left_out))
    return [name for name in names if not pattern.match(name)]
