// Compiles Python's sources by the very Python that will run them: node compile.mjs PYODIDE IN.zip OUT.zip …
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [folder, ...files] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
try {
  const python = await loadPyodide({ indexURL: folder });
  python.runPython(readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'compiling.py'), 'utf8'));
  const compile = python.globals.get('compile_all');
  while (files.length) {
    const [source, target] = files.splice(0, 2);
    writeFileSync(target, compile(new Uint8Array(readFileSync(source))).toJs());
  }
} catch (problem) { // in a line of its own: Node shows the line of the sources, which is all of Pyodide
  console.error(problem.message);
  process.exit(1);
}
