// Node's module hooks, see typescript.js. They must be synchronous, because newer versions of Node run them in our own
// thread.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** One cached file for each module: the hash of its source, and the JavaScript. */
const CACHE = new URL('../../.cache/typescript/', import.meta.url);

/** The source of this file. It is part of every cache key, because this code produces the cached files. */
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
  // Rolldown is used, because everything else is built with it too. It takes a while to load.
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

/** Written to a temporary file and renamed, because other processes may be reading it. */
function keep(kept, source) {
  const part = new URL(`${randomUUID()}.part`, CACHE);
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(part, source);
    renameSync(part, kept);
  } catch {
    // If the cache is not writable, the module is compiled again each time.
  }
}
