import { Worker } from 'node:worker_threads';

/** One missed beat may be a computer that slept. */
const WATCH = `
const { workerData: { beats, pause } } = require('node:worker_threads');
let [last, missed] = [-1, 0];
setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  // The console of a thread needs the main one.
  if (missed === 2) require('node:fs').writeSync(2, 'ringside has been busy for ' + pause / 1000 + ' s without a break. If this does not end, press Ctrl-C, and look for a loop without an end, for example at the top of a module.\\n');
}, pause / 2);`;

/** Says so in a thread of its own when the main one is stuck. @param pause in milliseconds */
export function watchForLoops(pause = 10_000): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), pause / 10).unref();
  new Worker(WATCH, { eval: true, execArgv: [], workerData: { beats, pause } }).unref();
}
