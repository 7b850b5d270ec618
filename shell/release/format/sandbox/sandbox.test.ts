import { ChildProcess } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { runConfined } from './runConfined.ts';

const page = { page: 'Page', data: {}, head: { title: '', description: '' } };
const limits = { timeoutMs: 3000, memoryMb: 64 };
/** Starting a process takes a while on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

/** Runs a `server.js` with these exports and those that it must have. */
const run = (code: string, content?: unknown) => {
  const given = ['render', 'loadElement', 'renderElement']
    .filter((name) => !code.includes(`const ${name} `))
    .map((name) => `export const ${name} = () => '';`);
  return runConfined(Buffer.from(code + given.join('')), content, limits);
};
/** Runs code as a release's `render`. Several bodies share one process, because starting it takes most of the time. */
async function rendering(...bodies: readonly string[]): Promise<(body: string) => Promise<string>> {
  const functions = bodies.map((body) => `${JSON.stringify(body)}: () => { ${body} }`);
  const server = await run(`const all = { ${functions} }; export const render = ({ data }) => all[data]();`);
  return async (body) => server.render({ ...page, data: body }, 'r0');
}
const render = async (body: string): Promise<string> => (await rendering(body))(body);
/** The result of each expression, or the message of its error. */
async function attempt(...expressions: readonly string[]): Promise<string[]> {
  const bodies = expressions.map(
    (each) => `try { return String(${each}); } catch (error) { return 'threw ' + error.message; }`,
  );
  return Promise.all(bodies.map(await rendering(...bodies)));
}

test('code gets its arguments and its content, and gives text', async () => {
  const code = 'export const loadElement = (tag, { limit }, content) => content.names.slice(0, limit);';
  const server = await run(code, { names: ['a', 'b', 'c'] });
  expect(await server.loadElement('ringside-list', { limit: '2' }, undefined)).toEqual(['a', 'b']);
  expect(
    await attempt(`new URL('/news?a=1&a=2', 'https://ringside.example').searchParams.getAll('a')`),
  ).toEqual(['1,2']);
});

test('an answer that is no answer is an error', async () => {
  const messages = {
    'throw new Error("no such page");': 'no such page',
    'return { html: 1 };': 'render: it must return HTML',
    'return 1n;': 'BigInt',
  };
  const renderBody = await rendering(...Object.keys(messages));
  for (const [body, message] of Object.entries(messages))
    await expect(renderBody(body), body).rejects.toThrow(message);
});

test('what differs from time to time is refused with the first difference', async () => {
  const bodies = [
    'Math.random()',
    'new Date().toDateString()',
    'Date.now() > 0 && new Date(Date.now()).getDay()',
    '(globalThis.count = (globalThis.count ?? 0) + 1)',
  ].map((expression) => `return '<p>Seen ' + (${expression});`);
  const renderBody = await rendering(...bodies);
  for (const body of bodies)
    await expect(renderBody(body), body).rejects.toThrow(
      /^it is different each time: “<p>Seen .+”, and a day later “<p>Seen .+”\. Show what is random/,
    );
  expect(await attempt('new Date(0).getTime()')).toEqual(['0']);
});

test('code without an export that every section has is refused', async () => {
  const code = Buffer.from('export const render = () => "";');
  await expect(runConfined(code, undefined)).rejects.toThrow('it does not export loadElement');
});

test('nothing of Node is there', async () => {
  const names = ['process', 'require', 'module', 'fetch', 'WebSocket', 'setTimeout', 'Buffer', 'navigator'];
  const found = await attempt(...names.map((name) => `typeof ${name}`));
  expect(new Set(found)).toEqual(new Set(['undefined']));
});

test('there is no way out', async () => {
  const ways = [
    `Function('return process')()`,
    `eval('1')`,
    `(async () => {}).constructor('return process')()`,
    `(() => { let found; const deep = () => { try { deep(); } catch (error) { found ??= error; } }; deep(); return found; })().constructor.constructor('return process')()`,
    `Object.defineProperty(Object.prototype, 'domain', { get() { return this; } })`,
  ];
  for (const [index, result] of (await attempt(...ways)).entries())
    expect(result, ways[index]).toMatch(/^threw .*(Code generation|not extensible)/);
});

test('code that replaces the functions that write responses does not change them', async () => {
  expect(await render('JSON.stringify = () => "other"; return "own";')).toBe('own');
});

test('modules of Node cannot be imported', async () => {
  await expect(run(`import 'node:net';`)).rejects.toThrow(
    'it imports node:net, but must hold everything it needs',
  );
  const late = `let seen = ''; await import('node:net').catch((error) => { seen = error.message; }); export const render = () => seen;`;
  expect(await (await run(late)).render(page, 'r0')).toContain('import');
});

test('code that never responds, or uses too much memory, is ended, and the next request starts it again', async () => {
  const server = await run(`
    export const render = () => { for (;;); };
    export const renderElement = (tag) => { const all = []; while (tag === 'grow') all.push(new Array(1e5).fill(tag)); return tag; };`);
  const kill = vi.spyOn(ChildProcess.prototype, 'kill');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const refused = expect(async () => server.render(page, 'r0')).rejects.toThrow(
    'it gave no answer within 3 s',
  );
  await vi.advanceTimersByTimeAsync(limits.timeoutMs);
  vi.useRealTimers();
  await refused;
  const looping = kill.mock.contexts[0] as ChildProcess;
  await vi.waitFor(() => expect(looping.signalCode).toBe('SIGKILL'));
  expect(await server.renderElement('calm', {}, 'r0')).toBe('calm');
  await expect(async () => server.renderElement('grow', {}, 'r0')).rejects.toThrow(
    /more than 64 MB of memory|no answer within/,
  );
  expect(await server.renderElement('calm', {}, 'r0')).toBe('calm');
});
