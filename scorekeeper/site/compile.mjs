// Compiles Python sources to bytecode with the very Python that will run it in the browser.
//
//   node compile.mjs PYODIDE SOURCES BYTECODE     (three folders)
//
// Each x.py of SOURCES becomes an x.pyc at the same place in BYTECODE, where Python imports it
// from without a source. Asserts and docstrings stay out.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const PROGRAM = `
import _imp, pathlib
from importlib._bootstrap_external import _code_to_hash_pyc, MAGIC_NUMBER

def compiled(source, name):
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    key = int.from_bytes(MAGIC_NUMBER, "little")
    return bytes(_code_to_hash_pyc(code, _imp.source_hash(key, source), checked=False))

for file in sorted(pathlib.Path("/sources").rglob("*.py")):
    name = file.relative_to("/sources")
    target = pathlib.Path("/bytecode") / name.with_suffix(".pyc")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(compiled(file.read_bytes(), str(name)))
`;

const [pyodide, sources, bytecode] = process.argv.slice(2).map((folder) => resolve(folder));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
for (const [place, folder] of [["/sources", sources], ["/bytecode", bytecode]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
try {
  python.runPython(PROGRAM);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.exit(0);
