// The process that runs one release's `server.js`. It is plain JavaScript, since it may read no other file;
// startConfined.ts starts it without Node's permissions.
import process from 'node:process';
import vm from 'node:vm';

/** The globals that rendering may use besides the language itself. */
const GIVEN = ['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'queueMicrotask', 'console'];

const language = vm.runInNewContext('Object.getOwnPropertyNames(globalThis)');
for (const name of Object.getOwnPropertyNames(globalThis))
  if (!language.includes(name) && !GIVEN.includes(name)) delete globalThis[name];
// A getter added here would be handed Node's own objects.
Object.preventExtensions(Object.prototype);
// The same releases make the same bytes, so nothing here is random.
globalThis.crypto = { getRandomValues: (array) => array.fill(0) };

const DAY_MS = 24 * 60 * 60 * 1000;
const Clock = Date;
let offsetMs = 0;
globalThis.Date = class extends Clock {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Clock.now() + offsetMs]));
  }
  static now = () => Clock.now() + offsetMs;
};

let exported;
let content;

/** Runs the code in this process, with what its elements and files are made from. */
async function load(code, given) {
  const module = new vm.SourceTextModule(code, { identifier: 'server.js' });
  await module.link((name) => {
    throw new Error(`it imports ${name}, but must hold everything it needs`);
  });
  await module.evaluate();
  exported = { ...module.namespace };
  if (exported.frame) exported['frame.render'] = (path) => exported.frame.render(path);
  content = given;
  const names = Object.keys(exported);
  return { functions: names.filter((name) => typeof exported[name] === 'function'), values: exported };
}

/** Calls a function. `{ isContent: true }` among its arguments is replaced by the content. */
const call = (name, args) =>
  exported[name](...args.map((each) => (each?.isContent === true ? content : each)));

/** Functions whose results become part of pages. */
const COMPOSED = ['render', 'loadElement', 'renderElement'];

/** The result of a function. If it becomes part of a page, it must be the same again, even on the next day. */
async function respond(name, args) {
  const first = await call(name, args);
  if (!COMPOSED.includes(name)) return first;
  offsetMs = DAY_MS;
  try {
    const second = await call(name, args);
    const [one, other] = [first, second].map((value) =>
      String(typeof value === 'string' ? value : JSON.stringify(value)),
    );
    if (one === other) return first;
    let start = 0;
    while (one[start] === other[start]) start += 1;
    const near = (text) => text.slice(Math.max(0, start - 40), start + 40);
    throw new Error(
      `it is different each time: “${near(one)}”, and a day later “${near(other)}”. Show what is random, or depends on the clock, in the browser: in an effect.`,
    );
  } finally {
    offsetMs = 0;
  }
}

process.on('message', async ({ code, content: given, name, args }) => {
  try {
    process.send({ value: await (code === undefined ? respond(name, args) : load(code, given)) });
  } catch (error) {
    process.send({ error: String(error?.message || error) });
  }
});
process.once('disconnect', () => process.exit());
