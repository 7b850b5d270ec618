// The process that runs one release's `server.js`. It is plain JavaScript, since it may read no other file; Sandbox.ts starts it
// with Node's permissions taken away.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const guest = readFileSync(new URL('guest.js', import.meta.url), 'utf8');
/** Nothing in this context is Node's: no process, no require, no fetch, no timers, and no code from text. */
const context = vm.createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
let call;

async function load(code, content) {
  const start = vm.runInContext(guest, context, { filename: 'guest.js' });
  const module = new vm.SourceTextModule(code, { context, identifier: 'server.js' });
  await module.link((name) => {
    throw new Error(`it imports ${name}, but must hold everything it needs`);
  });
  await module.evaluate();
  call = start(module.namespace, content);
  // Functions are asked for by their name, other values are read now.
  const functions = Object.keys(module.namespace).filter(
    (name) => typeof module.namespace[name] === 'function',
  );
  return JSON.stringify({ value: { functions, values: module.namespace } });
}

process.on('message', async ({ id, code, content, path, args }) => {
  let answer;
  try {
    answer = code === undefined ? call(path, args) : await load(code, content);
  } catch (error) {
    answer = JSON.stringify({ error: String(error?.message || error) });
  }
  process.send({ id, answer });
});
process.once('disconnect', () => process.exit());
