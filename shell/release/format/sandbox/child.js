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
  exported = module.namespace;
  content = given;
  const names = Object.keys(exported);
  return { functions: names.filter((name) => typeof exported[name] === 'function'), values: exported };
}

/** Calls the function at a path of names, such as `frame.render`. `{ isContent: true }` among its arguments is replaced by the content. */
function call([name, ...rest], args, owner = exported) {
  if (rest.length > 0) return call(rest, args, owner[name]);
  return owner[name](...args.map((each) => (each?.isContent === true ? content : each)));
}

/** Functions whose results become part of pages. */
const COMPOSED = ['render', 'loadElement', 'renderElement'];

/** The result of a function. If it becomes part of a page, it must be the same again, even on the next day. */
async function respond(path, args) {
  const first = await call(path, args);
  if (!COMPOSED.includes(path[0])) return first;
  offsetMs = DAY_MS;
  try {
    const second = await call(path, args);
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

process.on('message', async ({ code, content: given, path, args }) => {
  try {
    process.send({ value: await (code === undefined ? respond(path, args) : load(code, given)) });
  } catch (error) {
    process.send({ error: String(error?.message || error) });
  }
});
process.once('disconnect', () => process.exit());
