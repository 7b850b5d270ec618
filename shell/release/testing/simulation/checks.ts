import type { Change } from '../../publish/changes/change.ts';
import type { Live } from '../../publish/changes/moves.ts';
import { verify } from '../../publish/maintenance/verify.ts';
import { changeOf, type Pointer } from '../../publish/pointer.ts';
import { ComposeError, UsageError } from '../../support/ComposeError.ts';
import { type Command, GRACE_MS } from './operators.ts';
import { Process, type Simulation } from './Simulation.ts';
import { compose } from './site.ts';

const GENERATION = /^releases\/generations\/(\d+)\.json$/;

/**
 * Error codes after which nothing is left unfinished. `FAIR` has all codes that tell an operator
 * what to do.
 */
const FINAL = ['overtaken', 'locked', 'unknown-release', 'outdated-preview', 'refused'];
const FAIR = [...FINAL, 'half-published'];

type Files = ReadonlyMap<string, Uint8Array>;

/** Checks the promises of release/README.md at each step of a simulation, and at its end. */
export function promisesOf(simulation: Simulation, commands: readonly Command[]) {
  const { files } = simulation;
  const newest = () => newestIn(files);
  const first = newest();
  let last = first;
  const moves: { number: number; change?: string; section: string; from?: Live; to?: Live }[] = [];
  /** Files that publishers wrote after they had lost their claim. */
  const late = new Set<string>();
  let isAnyLate = false;
  /**
   * `shown` has the files that each page names. `opened` has the time at which a page, which a
   * visitor may still have open, stopped naming a file.
   */
  const shown = new Map([...files].filter(isPage).map(([path, bytes]) => [path, namedIn(bytes)]));
  const opened = new Map<string, number>();

  function fail(fault: string): never {
    const repeat = `RINGSIDE_SEED=${simulation.seed} npx vitest run shell/release/publish/failures/simulation`;
    simulation.fault ??= new Error(
      `${fault}\n\n${simulation.trace.join('\n')}\n\nseed ${simulation.seed}: ${repeat}`,
    );
    throw simulation.fault;
  }

  const isOvertaken = (process: Process) => !changeOf(newest())?.startsWith(process.title);

  /** A publisher that has lost its claim may change no page, and may remove nothing. */
  function sending(path: string, what: string, process: Process): void {
    const isGeneration = GENERATION.test(path);
    if (isGeneration) process.claims += 1;
    else if ((path.endsWith('.html') || what === 'remove') && isOvertaken(process))
      fail(`${process.title} wants to ${what} ${path}, but has lost its claim`);
  }

  function done(path: string, what: string, process?: Process): void {
    const [, number] = GENERATION.exec(path) ?? [];
    if (what === 'read' || what === 'list') {
      const reader = number && commands.find((each) => each.process === process);
      if (reader) reader.seen ??= newest();
      return;
    }
    if (!process) isAnyLate = true;
    if (number && what === 'create') checkGeneration(Number(number));
    if (number) return;
    const since = simulation.time - (opened.get(path) ?? Number.NEGATIVE_INFINITY);
    // The publisher sent this removal before it was suspended. Another publisher puts the file back
    // at once.
    const isLate = process && isOvertaken(process);
    if (what === 'remove' && !path.endsWith('.html') && since < GRACE_MS && !isLate)
      fail(`${path} is removed, which a page had named ${since} ms before`);
    if (path.endsWith('.html')) {
      const names = namedIn(files.get(path));
      const dropped = late.has(path)
        ? []
        : (shown.get(path) ?? []).filter((file) => !names.includes(file));
      for (const file of dropped) opened.set(file, simulation.time);
      shown.set(path, names);
    }
    if (!process || isLate) late.add(path);
    else late.delete(path);
    for (const [page, names] of shown)
      for (const file of late.has(page) || !files.has(page) ? [] : names)
        if (!files.has(file) && !late.has(file))
          fail(`${page} names ${file}, which does not exist`);
  }

  function checkGeneration(number: number): void {
    const pointer = newest();
    // If the numbers differ, the publisher was suspended until its generation had been pruned.
    if (pointer.generation !== number) return;
    const [{ sections: live }, { sections: next }] = [last, pointer];
    const isOwn =
      last.publishing?.by.id !== undefined && last.publishing.by.id === pointer.publishing?.by.id;
    if (isOwn && (pointer.overtaken?.length ?? 0) > (last.overtaken?.length ?? 0))
      fail(`${changeOf(pointer)} has taken its own claim over`);
    last = pointer;
    for (const section of new Set([...Object.keys(live), ...Object.keys(next)]))
      if (live[section]?.release !== next[section]?.release)
        moves.push({
          number,
          change: changeOf(pointer),
          section,
          from: live[section],
          to: next[section],
        });
    for (const [name, { release, history }] of Object.entries(pointer.sections))
      if (!history.some((past) => past.release === release))
        fail(`the history of ${name} lacks what is live`);
  }

  async function checkSite(when: string): Promise<void> {
    const store = simulation.storeFor(new Process(simulation, 'verify'));
    const faults = await simulation.run(verify(store, compose));
    if (faults.length > 0) fail(`${when}: ${faults.map(({ message }) => message).join('; ')}`);
    if (commands.some(({ change: { kind } }) => kind === 'prune' || kind === 'remove')) return;
    const stored = Object.entries(first.sections).flatMap(([name, { history }]) =>
      history.map(({ release }) => [name, release] as const),
    );
    const offered = commands.flatMap(({ change, outcome }) =>
      change.kind === 'release' && outcome && !(outcome instanceof Error) ? change.sources : [],
    );
    for (const [name, id] of [
      ...stored,
      ...offered.map(({ release }) => [release.name, release.id] as const),
    ])
      if (!newest().sections[name]?.history.some(({ release }) => release === id))
        fail(`${when}: the history of ${name} has lost ${id}`);
  }

  function checkCommand({ process, change, seen, outcome }: Command): void {
    const name = process.title;
    const isSlow = outcome instanceof Error && /did not respond/.test(outcome.message);
    if (
      outcome instanceof Error &&
      (!isFair(outcome, change, late) || (isSlow && process.claims < 2))
    )
      fail(`${name} failed: ${outcome.stack}`);
    if (moves.some((move) => move.change?.startsWith(name) && move.change !== `${name}-1`))
      fail(`a repair of ${name} changed what is live`);
    const own = moves.filter((move) => move.change === `${name}-1`);
    if (own[0] && 'onto' in change && own[0].number - 1 !== change.onto)
      fail(`${name} was promoted onto generation ${own[0].number - 1}, instead of ${change.onto}`);
    for (const section of new Set(own.map((move) => move.section))) {
      const [first, second, third] = own.filter((move) => move.section === section);
      const from = first?.from?.release;
      const isUndone = second?.to?.release === from && (outcome instanceof Error || process.isDead);
      if (third || (second && !isUndone)) fail(`${name} took effect more than once on ${section}`);
      const live = seen?.sections[section]?.release;
      if (live && from === live && first?.from?.since !== seen.sections[section]?.since)
        fail(`${name} changed ${section}, which others had changed back to ${live} meanwhile`);
      if (change.kind !== 'rollback') continue;
      const was = seen?.publishing?.was?.[section];
      if (from !== live && from !== was) fail(`${name} rolled back ${from}, which it did not see`);
      const working = seen && commands.find((each) => changeOf(seen) === `${each.process.title}-1`);
      if (working?.change.kind === 'rollback' && was && was !== live && from === live)
        fail(
          `${name} and ${working.process.title} rolled ${section} back together, by two releases`,
        );
    }
  }

  simulation.checks = { sending, done };
  return {
    isAnyLate: () => isAnyLate,
    checkSite,
    checkCommands: () => commands.forEach(checkCommand),
  };
}

/** Whether a command left nothing unfinished. */
export const isFinal = (outcome: Command['outcome']): boolean =>
  !(outcome instanceof Error) ||
  outcome instanceof UsageError ||
  FINAL.includes((outcome as ComposeError).code);

/** Whether an error tells an operator what to do, and nothing is lost. */
function isFair(error: Error, change: Change, late: ReadonlySet<string>): boolean {
  if (error instanceof ComposeError)
    return error.code === 'unknown-release'
      ? change.kind === 'rollback' || [...late].some((path) => path.endsWith('/release.json'))
      : FAIR.includes(error.code);
  return (
    error instanceof UsageError ||
    /^(given up|lost|refused|site did not respond)/.test(error.message)
  );
}

export function newestIn(files: Files): Pointer {
  const paths = [...files.keys()].filter((path) => GENERATION.test(path)).sort();
  return JSON.parse(Buffer.from(files.get(paths.at(-1) ?? '') ?? '').toString());
}

const isPage = ([path]: readonly [string, unknown]) => path.endsWith('.html');

const namedIn = (page: Uint8Array = new Uint8Array()): readonly string[] =>
  Buffer.from(page)
    .toString()
    .match(/(assets|news|gear)\/[\w./-]+/g) ?? [];
