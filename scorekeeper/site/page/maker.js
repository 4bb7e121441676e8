// Makes a snapshot of Python on this device, in a Python of its own, and keeps it in the browser.
// What it is told: the `name` to keep it under, and the `modules` to import, in their order.
import { at, startPython } from "./python.js";

self.onmessage = async ({ data: { name, modules } }) => {
  const packages = fetch(at("python/packages.zip")).then(async (answer) => {
    if (!answer.ok) throw new Error(`packages: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  });
  const python = await startPython([packages], { making: true });
  const table = python._module.wasmTable.length;
  python.runPython(imports(modules));
  // What was added to the table meanwhile would not be there for a start from the snapshot.
  if (python._module.wasmTable.length !== table) throw new Error("the table of functions grew");
  const snapshot = python.makeMemorySnapshot();
  const kept = await caches.open(name);
  const headers = { "x-table": String(table), "x-bytes": String(snapshot.length) };
  await kept.put(at("snapshot"), new Response(snapshot, { headers }));
  self.postMessage("made");
};
self.addEventListener("unhandledrejection", ({ reason }) => {
  console.warn("no snapshot was made:", reason);
  self.postMessage("failed");
});

// A module that is not there would only be slower to come later.
const imports = (modules) => `
def _import(names):
    import gc, importlib, contextlib
    for name in names:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    gc.collect()
_import(${JSON.stringify(modules)})
del _import
`;
