import { expect, test, vi } from 'vitest';
import { runConfined } from './runConfined.ts';

const page = { page: 'Page', data: {}, head: { title: '', description: '' } };
const QUICK = { timeoutMs: 3000, memoryMb: 64 };
/** Starting a process takes a while on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

/** Runs code as a release's `render`, which must return text. */
const render = async (body: string, limits = QUICK): Promise<string> => {
  const code = `const [seen] = [[]]; export const render = () => { ${body} };`;
  const server = await runConfined(Buffer.from(code), undefined, limits);
  return server.render(page, 'r0');
};
/** What an expression gives, or the message of what it throws. */
const attempt = (expression: string): Promise<string> =>
  render(`try { return String(${expression}); } catch (error) { return 'threw ' + error.message; }`);

test('code gets its arguments and its content, and gives text', async () => {
  const code =
    'export const loadElement = (tag, { limit }, content) => content.names.slice(0, limit); export const kind = "x";';
  const server = await runConfined(Buffer.from(code), { names: ['a', 'b', 'c'] });
  expect(await server.loadElement('ringside-list', { limit: '2' }, undefined)).toEqual(['a', 'b']);
  await expect(render('return { html: 1 };')).rejects.toThrow('render must return HTML');
  await expect(render('throw new Error("no such page");')).rejects.toThrow('no such page');
});

test('what a browser has and rendering uses is there', async () => {
  const query = `new URL('/news?a=1&b=x%20y#top', 'https://ringside.example').searchParams.get('b')`;
  expect(await attempt(query)).toBe('x y');
  const built = `Object.assign(new URL('https://ringside.example'), { pathname: '/fights', hash: 'fight-1' }).href`;
  expect(await attempt(built)).toBe('https://ringside.example/fights#fight-1');
  expect(await attempt(`new URL('https://ringside.example/a?b=1').href`)).toBe(
    'https://ringside.example/a?b=1',
  );
  expect(await attempt(`new URLSearchParams({ a: 'x y', b: '&' })`)).toBe('a=x+y&b=%26');
  expect(await attempt(`URL.canParse('no address')`)).toBe('false');
  expect(await attempt(`new TextEncoder().encode('aé€')`)).toBe('97,195,169,226,130,172');
});

test('nothing of Node is there', async () => {
  const names = ['process', 'require', 'module', 'fetch', 'WebSocket', 'setTimeout', 'Buffer', 'navigator'];
  const found = await attempt(
    `[${names.map((name) => `typeof ${name}`)}].filter((type) => type !== 'undefined')`,
  );
  expect(found).toBe('');
});

test.each([
  `Function('return process')()`,
  `eval('1')`,
  `globalThis.constructor.constructor('return process')()`,
  `(async () => {}).constructor('return process')()`,
  `new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))`,
])('%s makes no code from text', async (expression) =>
  expect(await attempt(expression)).toMatch(/^threw .*(Code generation|not a function|disallowed)/),
);

test('an error of Node itself is no way to its functions', async () => {
  const wayOut = (error: string) => `${error}.constructor.constructor('return process')().env`;
  const overflow = `(() => { let found; const deep = () => { try { deep(); } catch (error) { found ??= error; } }; deep(); return found; })()`;
  expect(await attempt(wayOut(overflow))).toMatch(/^threw .*Code generation/);
  const code = `
    let seen = 'nothing';
    export const render = () => seen;
    import('node:fs').catch((error) => {
      try { seen = error.constructor.constructor('return process')().version; } catch (failure) { seen = failure.message; }
    });`;
  const server = await runConfined(Buffer.from(code), undefined, QUICK);
  expect(await server.render(page, 'r0')).toMatch(/Code generation/);
});

test.each(["'no JSON'", "'null'", 'undefined'])('code that answers with %s is ended', async (answer) => {
  await expect(render(`JSON.stringify = () => ${answer}; return 'x';`)).rejects.toThrow(
    'its answer is not JSON',
  );
});

test('modules of Node cannot be imported', async () => {
  const code = `import { readFileSync } from 'node:fs'; export const render = () => readFileSync('/etc/hostname', 'utf8');`;
  await expect(runConfined(Buffer.from(code), undefined, QUICK)).rejects.toThrow(
    'it imports node:fs, but must hold everything it needs',
  );
});

test('code that never answers, or uses too much memory, is ended, and the next question starts it again', async () => {
  const code = `
    export const render = () => { for (;;); };
    export const renderElement = (tag) => { const all = []; while (tag === 'grow') all.push(new Array(1e5).fill(tag)); return tag; };`;
  const server = await runConfined(Buffer.from(code), undefined, QUICK);
  await expect(async () => server.render(page, 'r0')).rejects.toThrow('it gave no answer within 3 s');
  expect(await server.renderElement('calm', {}, 'r0')).toBe('calm');
  await expect(async () => server.renderElement('grow', {}, 'r0')).rejects.toThrow(
    /more than 64 MB of memory|no answer within/,
  );
  expect(await server.renderElement('calm', {}, 'r0')).toBe('calm');
});
