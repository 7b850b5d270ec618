// Node's hooks for modules, see typescript.js. They run in a thread of their own.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A file for each module: the hash of what it was made from, and the JavaScript. */
const CACHE = new URL('../../.cache/typescript/', import.meta.url);

/** What is kept was made by this text. */
const MAKER = await readFile(new URL(import.meta.url), 'utf8');

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 24);

export async function load(url, context, next) {
  const address = url.split('?', 1)[0] ?? '';
  if (!/\.tsx?$/.test(address)) return next(url, context);
  const file = fileURLToPath(address);
  const text = await readFile(file, 'utf8');
  const heading = `// ${hashOf(MAKER + text)}\n`;
  const kept = new URL(`${hashOf(file)}.js`, CACHE);
  const known = await readFile(kept, 'utf8').catch(() => '');
  if (known.startsWith(heading)) return { format: 'module', source: known, shortCircuit: true };
  const source = heading + (await toJavaScript(file, text));
  await keep(kept, source);
  return { format: 'module', source, shortCircuit: true };
}

async function toJavaScript(file, text) {
  // Rolldown, which builds everything else too, takes a while to load.
  const { transformSync } = await import('rolldown/utils');
  const { code, errors } = transformSync(file, text, { tsconfig: false, jsx: { runtime: 'automatic' } });
  const [fault] = errors;
  if (fault) throw new SyntaxError(`${file}: ${fault.message}`);
  return code;
}

/** Whole or not at all, since others may read it. */
async function keep(kept, source) {
  const part = new URL(`${randomUUID()}.part`, CACHE);
  try {
    await mkdir(CACHE, { recursive: true });
    await writeFile(part, source);
    await rename(part, kept);
  } catch {
    // Where nothing can be written it is made anew each time.
  }
}
