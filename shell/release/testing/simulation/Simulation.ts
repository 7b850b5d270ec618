import type { Environment } from '../../publish/environment.ts';
import { pseudoRandom } from '../pseudoRandom.ts';

const START = Date.parse('2026-01-01T12:00Z');

/**
 * What may happen to a request. With `given up`, the caller gets an error at once, but the request
 * takes effect later.
 */
export const FATES = [
  'late',
  'late answer',
  'lost before',
  'lost after',
  'refused',
  'retried',
  'given up',
] as const;
export type Fate = (typeof FATES)[number];

/** A delay that is longer than other publishers wait for a claim. */
export const SLOW_MS = 26_000;

export const HOUR_MS = 3_600_000;
/** The longest time that a simulation may take. */
const LONGEST_MS = HOUR_MS;

/**
 * Simulates time, and the troubles of a store, which depend on a seed. The same seed gives the same
 * order of events.
 */
export class Simulation {
  readonly random: () => number;
  readonly trace: string[] = [];
  time = 0;
  fault?: Error;
  /**
   * Checks for the tests. `sending` runs when a process sends a request, and `done` when the
   * request has taken effect. `done` gets no process if the process has given up.
   */
  checks = {
    sending: (_path: string, _what: string, _by: Process): void => {},
    done: (_path: string, _what: string, _by?: Process): void => {},
  };
  trouble = { chance: 0, fates: FATES as readonly Fate[], kinds: /./ };
  readonly #events: { at: number; order: number; run: () => void }[] = [];

  constructor(
    readonly seed: number,
    readonly files: Map<string, Uint8Array>,
  ) {
    this.random = pseudoRandom(seed);
  }

  chance = (probability: number): boolean => this.random() < probability;
  pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(this.random() * items.length)] as Item;

  after(ms: number, run: () => void): void {
    this.#events.push({ at: this.time + ms, order: this.random(), run });
  }

  say(who: string, what: string): void {
    this.trace.push(`${(this.time / 1000).toFixed(3).padStart(8)}  ${who.padEnd(6)} ${what}`);
  }

  async run<Result>(task: Promise<Result>): Promise<Result> {
    let isDone = false;
    const end = () => {
      isDone = true;
    };
    task.then(end, end);
    for (;;) {
      await new Promise(setImmediate);
      if (this.fault) throw this.fault;
      if (isDone) return task;
      let first = 0;
      for (const [index, { at, order }] of this.#events.entries()) {
        const best = this.#events[first];
        if (best && (at < best.at || (at === best.at && order < best.order))) first = index;
      }
      const [event] = this.#events.splice(first, 1);
      if (!event) throw new Error(`It waits forever.\n${this.trace.join('\n')}`);
      this.time = event.at;
      if (this.time > LONGEST_MS)
        throw new Error(`It never ends.\n${this.trace.slice(-50).join('\n')}`);
      event.run();
    }
  }
}

/** A publisher that the simulation may kill or suspend, and whose clocks may be wrong. */
export class Process implements Omit<Environment, 'compose'> {
  isDead = false;
  isSuspended = false;
  /** How many claims and renewals the process has made. */
  claims = 0;
  #suspended = 0;
  #held: (() => void)[] = [];
  #names = 0;
  strike?: { writes: number; happen: () => void };

  constructor(
    private readonly simulation: Simulation,
    readonly title: string,
    /** The error of the process's time of day, in milliseconds. */
    private skew = 0,
    private readonly isLaptop = false,
  ) {}

  elapsed = (): number => this.simulation.time - (this.isLaptop ? this.#suspended : 0);
  now = (): number => START + this.simulation.time + this.skew;
  sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => this.simulation.after(ms, () => this.deliver(resolve)));
  newChangeName = (): string => {
    this.#names += 1;
    return `${this.title}-${this.#names}`;
  };

  count(): void {
    if (!this.strike) return;
    this.strike.writes -= 1;
    if (this.strike.writes === 0) this.strike.happen();
  }

  deliver(goOn: () => void): void {
    if (this.isSuspended) this.#held.push(goOn);
    else if (!this.isDead) goOn();
  }

  /** Somebody sets the time of day, or a server of time does. */
  jump(ms: number): void {
    this.skew += ms;
    this.simulation.say(this.title, `sets its time of day by ${ms / HOUR_MS} h`);
  }

  kill(): void {
    this.isDead = true;
    this.simulation.say(this.title, 'is killed');
  }

  suspend(ms: number): void {
    this.isSuspended = true;
    this.simulation.say(this.title, `is suspended for ${ms / 1000} s`);
    this.simulation.after(ms, () => {
      this.isSuspended = false;
      this.#suspended += ms;
      this.simulation.say(this.title, 'resumes');
      for (const goOn of this.#held.splice(0)) this.deliver(goOn);
    });
  }
}
