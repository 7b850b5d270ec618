// Node's hooks for modules, see typescript.js. Where they run in our own thread, they must answer at once.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** A file for each module: the hash of what it was made from, and the JavaScript. */
const CACHE = new URL('../../.cache/typescript/', import.meta.url);

/** What is kept was made by this text. */
const MAKER = readFileSync(new URL(import.meta.url), 'utf8');

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 24);

export function load(url, context, next) {
  const address = url.split('?', 1)[0] ?? '';
  if (!/\.tsx?$/.test(address)) return next(url, context);
  const file = fileURLToPath(address);
  const text = readFileSync(file, 'utf8');
  const heading = `// ${hashOf(MAKER + text)}\n`;
  const kept = new URL(`${hashOf(file)}.js`, CACHE);
  const known = readIfThere(kept);
  if (known.startsWith(heading)) return { format: 'module', source: known, shortCircuit: true };
  const source = heading + toJavaScript(file, text);
  keep(kept, source);
  return { format: 'module', source, shortCircuit: true };
}

function toJavaScript(file, text) {
  // Rolldown, which builds everything else too, takes a while to load.
  const { transformSync } = require('rolldown/utils');
  const { code, errors } = transformSync(file, text, { tsconfig: false, jsx: { runtime: 'automatic' } });
  const [fault] = errors;
  if (fault) throw new SyntaxError(`${file}: ${fault.message}`);
  return code;
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Whole or not at all, since others may read it. */
function keep(kept, source) {
  const part = new URL(`${randomUUID()}.part`, CACHE);
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(part, source);
    renameSync(part, kept);
  } catch {
    // Where nothing can be written it is made anew each time.
  }
}
