// Lets Node run our own TypeScript: `import './typescript.js'`, then `import()` a TypeScript
// module.
import { readFileSync } from 'node:fs';
import * as module from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Ringside needs Node 20.19 or later. This is ${process.versions.node}.`);
  process.exit(2);
}

// Vite and TypeScript do not support Plug'n'Play either.
if (process.versions.pnp) {
  console.error(
    "Ringside does not work with Yarn's Plug'n'Play. Write `nodeLinker: node-modules` into .yarnrc.yml, and run yarn install.",
  );
  process.exit(2);
}

const require = module.createRequire(import.meta.url);

/** The hook is synchronous, because newer versions of Node run it in our own thread. */
export function load(url, context, next) {
  const [address = ''] = url.split('?');
  if (!/\.tsx?$/.test(address)) return next(url, context);
  // Compiled packages never need Rolldown here.
  const { transformSync } = require('rolldown/utils');
  const file = fileURLToPath(address);
  const options = { tsconfig: false, jsx: { runtime: 'automatic' } };
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), options);
  const [fault] = errors;
  if (fault) throw new SyntaxError(`${file}: ${fault.message}`);
  return { format: 'module', source: code, shortCircuit: true };
}

// Node 20 has only the older function, about which Node 26 warns. Node 20 loads this file in a
// thread of its own.
if (module.registerHooks) module.registerHooks({ load });
else if (isMainThread) module.register(import.meta.url);
