import type { ReleaseSource } from '../../format/releaseSource.ts';
import { LEASE_MS } from '../../publish/Claim.ts';
import type { Change } from '../../publish/change.ts';
import { verify } from '../../publish/maintenance/verify.ts';
import { changeOf, type Pointer } from '../../publish/pointer.ts';
import { type Published, publish } from '../../publish/publish.ts';
import { ComposeError } from '../../support/ComposeError.ts';
import { UsageError } from '../../support/UsageError.ts';
import { FATES, Process, Simulation, SLOW_MS } from './Simulation.ts';
import { compose, releases } from './site.ts';

const NAMES = ['ann', 'bob', 'cy', 'dee', 'eve'] as const;

const DAY_MS = 86_400_000;

const GENERATION = /^releases\/generations\/(\d+)\.json$/;

/** Refusals that leave nothing unfinished, and all that tell an operator what to do. */
const FINAL = ['overtaken', 'locked', 'unknown-release', 'outdated-preview', 'refused'];
const FAIR = [...FINAL, 'half-published'];

interface Command {
  process: Process;
  change: Change;
  seen?: Pointer | undefined;
  outcome?: Published | Error;
}

type Live = Readonly<Record<string, string>>;

const liveIn = ({ sections }: Pointer): Live =>
  Object.fromEntries(Object.entries(sections).map(([name, { release }]) => [name, release]));

const run = (simulation: Simulation, { process, change }: Command): Promise<Published> =>
  publish(simulation.storeFor(process), change, LEASE_MS, { ...process, compose });

const releasing = (sources: readonly (ReleaseSource | undefined)[]): Change => ({
  kind: 'release',
  sources: sources.flatMap((source) => source ?? []),
});

/** Three stored releases of news, two of gear, and files that a prune has listed. */
async function startingSite(): Promise<Map<string, Uint8Array>> {
  const simulation = new Simulation(0, new Map(), { sending: () => {}, done: () => {} });
  const process = new Process(simulation, 'start');
  const { shell, news, gear } = releases;
  const changes = [[...shell, news[0], gear[0]], [news[1]], [gear[1]], [news[2]], [news[3]]].map(releasing);
  for (const change of [...changes, { kind: 'prune', keep: 3 } as const])
    await simulation.run(run(simulation, { process, change }));
  return simulation.files;
}

const start = await startingSite();

/**
 * Several operators change one site, while their store and machines fail. Throws with the seed and a trace if a
 * promise of the README does not hold.
 */
export async function simulate(seed: number): Promise<void> {
  const simulation = new Simulation(seed, new Map(start), { sending: checkOwner, done: checkFile });
  const { files, chance, pick } = simulation;
  const pointers = () =>
    [...files].filter(([path]) => GENERATION.test(path)).sort(([a], [b]) => (a < b ? -1 : 1));
  const newest = () => parse(pointers().at(-1)?.[1]);
  let last = newest();
  const moves: { change: string; section: string; from: string | undefined; to: string | undefined }[] = [];
  const late = new Set<string>();
  let isQuiet = true;

  const fates = pick([
    FATES,
    ['late'],
    ['late', 'late answer'],
    ['retried', 'lost after'],
    ['given up'],
  ] as const);
  simulation.trouble = {
    chance: pick(fates[0] === 'late' || fates[0] === 'given up' ? [0.05, 0.2] : [0, 0.01, 0.04]),
    fates,
  };
  /** What most commands are about, and what happens to processes. */
  const [topic, strikes] = [
    pick(['any', 'any', 'prune', 'rollback']),
    pick(['kill', 'suspend', 'suspend', 'both']),
  ];
  const commands = NAMES.slice(0, 2 + Math.floor(simulation.random() * 4)).map(newCommand);
  await simulation.run(Promise.all(commands.map(given)));
  simulation.trouble.chance = 0;
  await simulation.run(new Promise<void>((end) => simulation.after(SLOW_MS * 2, end)));
  // What was given up may be late, and the next change corrects it.
  if (isQuiet && commands.every(({ process, outcome }) => !process.isDead && isFinal(outcome)))
    await checkSite('at the end');
  const final: Command = {
    process: new Process(simulation, 'last'),
    change: { kind: 'lock', section: 'shell', lock: undefined },
  };
  await simulation.run(run(simulation, final));
  await checkSite('after one more command');
  commands.forEach(checkCommand);

  function fail(fault: string): never {
    const repeat = `RINGSIDE_SEED=${seed} npx vitest run shell/release/publish/simulation`;
    simulation.fault ??= new Error(`${fault}\n\n${simulation.trace.join('\n')}\n\nseed ${seed}: ${repeat}`);
    throw simulation.fault;
  }

  function newCommand(name: string): Command {
    const { news, gear } = releases;
    const section = chance(0.7) ? 'news' : 'gear';
    const process = new Process(simulation, name, pick([0, 0, DAY_MS, -DAY_MS]), chance(0.5));
    const prune: Change = { kind: 'prune', keep: pick([1, 2]), grace: 0 };
    if (topic === 'prune' && chance(0.8))
      return { process, change: chance(0.5) ? prune : releasing([news[0]]) };
    if (topic === 'rollback' && chance(0.7))
      return { process, change: { kind: 'rollback', section: 'news' } };
    const change = pick<() => Change>([
      () => releasing([pick(news)]),
      () => releasing([pick(gear)]),
      () => releasing([pick(news), pick(gear)]),
      () => ({ ...releasing([pick(gear)]), onto: newest().generation }) as Change,
      () => ({ kind: 'rollback', section }),
      () => ({ kind: 'rollback', section }),
      () => ({ kind: 'lock', section, lock: chance(0.5) ? { reason: 'a test', by: name } : undefined }),
      () => ({ kind: 'remove', section: 'gear' }),
      () => prune,
      () => ({ kind: 'prune', keep: pick([1, 2]) }),
    ])();
    return { process, change };
  }

  async function given(command: Command): Promise<void> {
    const { process, change } = command;
    await new Promise<void>((begin) =>
      simulation.after(simulation.random() * pick([300, 300, 2000, 40_000]), begin),
    );
    const { kind } = change;
    const what =
      kind === 'release'
        ? change.sources.map(({ release }) => `${release.name} ${release.id}`).join()
        : 'section' in change
          ? change.section
          : '';
    simulation.say(process.title, `begins: ${kind} ${what}`);
    const killed = new Promise<void>((end) => {
      const kill = () => {
        process.kill();
        end();
      };
      const suspend = () => process.suspend(pick([2000, 25_000, 60_000, 90_000]));
      const isKill = strikes === 'kill' || (strikes === 'both' && chance(0.5));
      const writes = 1 + Math.floor(simulation.random() * 8);
      if (chance(0.8)) process.strike = { writes, happen: isKill ? kill : suspend };
    });
    const finished = run(simulation, command).then(
      (published) => {
        command.outcome = published;
      },
      (error: Error) => {
        command.outcome = error;
        const isSlow = /did not respond/.test(error.message);
        if (!isFair(error, change) || (isSlow && process.claims < 2))
          fail(`${process.title} failed: ${error.stack}`);
      },
    );
    await Promise.race([finished, killed]);
    if (process.isDead) return;
    const { outcome } = command;
    simulation.say(process.title, `ends: ${outcome instanceof Error ? outcome.message : 'success'}`);
  }

  function isOvertaken(process: Process): boolean {
    return !changeOf(newest())?.startsWith(process.title);
  }

  /** A publisher that has lost its claim changes no page, and removes nothing. */
  function checkOwner(path: string, what: string, process: Process): void {
    if (GENERATION.test(path)) process.claims += 1;
    const isPage = path.endsWith('.html') || what === 'remove';
    if (isPage && !GENERATION.test(path) && isOvertaken(process))
      fail(`${process.title} wants to ${what} ${path}, but has lost its claim`);
  }

  function checkFile(path: string, what: string, process?: Process): void {
    const [, number] = GENERATION.exec(path) ?? [];
    const reader = what === 'read' && number && commands.find((each) => each.process === process);
    if (reader) reader.seen ??= newest();
    if (what === 'read' || what === 'list') return;
    if (!process) isQuiet = false;
    if (number && what === 'create') checkGeneration(Number(number));
    if (number) return;
    if (!process || isOvertaken(process)) late.add(path);
    else late.delete(path);
    for (const [page, bytes] of files)
      if (page.endsWith('.html') && !late.has(page))
        for (const file of namedIn(bytes))
          if (!files.has(file) && !late.has(file)) fail(`${page} names ${file}, which does not exist`);
  }

  function checkGeneration(number: number): void {
    const pointer = newest();
    if (pointer.generation !== number) return; // Its publisher was suspended until the number was pruned.
    const [live, next] = [liveIn(last), liveIn(pointer)];
    const isOwn = last.publishing?.by.id !== undefined && last.publishing.by.id === pointer.publishing?.by.id;
    if (isOwn && (pointer.overtaken?.length ?? 0) > (last.overtaken?.length ?? 0))
      fail(`${changeOf(pointer)} has taken its own claim over`);
    last = pointer;
    for (const section of new Set([...Object.keys(live), ...Object.keys(next)]))
      if (live[section] !== next[section])
        moves.push({ change: changeOf(pointer) ?? '', section, from: live[section], to: next[section] });
    for (const [name, { release, history }] of Object.entries(pointer.sections))
      if (!history.some((past) => past.release === release))
        fail(`the history of ${name} lacks what is live`);
  }

  async function checkSite(when: string): Promise<void> {
    const store = simulation.storeFor(new Process(simulation, 'verify'));
    const faults = await simulation.run(verify(store, compose));
    if (faults.length > 0) fail(`${when}: ${faults.join('; ')}`);
    if (commands.some(({ change: { kind } }) => kind === 'prune' || kind === 'remove')) return;
    const was = parse(
      [...start]
        .filter(([path]) => GENERATION.test(path))
        .sort()
        .at(-1)?.[1],
    );
    const offered = commands.flatMap(({ change, outcome }) =>
      change.kind === 'release' && outcome && !(outcome instanceof Error) ? change.sources : [],
    );
    const expected = [
      ...Object.entries(was.sections).flatMap(([name, { history }]) =>
        history.map(({ release }) => [name, release]),
      ),
      ...offered.map(({ release }) => [release.name, release.id]),
    ];
    for (const [name = '', id] of expected)
      if (!newest().sections[name]?.history.some(({ release }) => release === id))
        fail(`${when}: the history of ${name} has lost ${id}`);
  }

  function checkCommand({ process, change, seen, outcome }: Command): void {
    const name = process.title;
    if (moves.some((move) => move.change.startsWith(name) && move.change !== `${name}-1`))
      fail(`a repair of ${name} changed what is live`);
    const own = moves.filter((move) => move.change === `${name}-1`);
    for (const section of new Set(own.map((move) => move.section))) {
      const [first, second, third] = own.filter((move) => move.section === section);
      if (third || (second && (second.to !== first?.from || !(outcome instanceof Error || process.isDead))))
        fail(`${name} took effect more than once on ${section}`);
      const before = [seen?.sections[section]?.release, seen?.publishing?.was?.[section]];
      if (change.kind === 'rollback' && !before.includes(first?.from))
        fail(`${name} rolled back ${first?.from}, which it did not see`);
      const working = seen && commands.find((each) => changeOf(seen) === `${each.process.title}-1`);
      const was = seen?.publishing?.was?.[section];
      const isSame = working?.change.kind === change.kind && was && was !== seen?.sections[section]?.release;
      if (change.kind === 'rollback' && isSame && working && first?.from === seen?.sections[section]?.release)
        fail(`${name} and ${working.process.title} rolled ${section} back together, by two releases`);
    }
  }
}

/** Whether nothing is left unfinished. */
const isFinal = (outcome: Published | Error | undefined): boolean =>
  !(outcome instanceof Error) ||
  outcome instanceof UsageError ||
  FINAL.includes((outcome as ComposeError).code);

/** Whether a failure tells an operator what to do, and loses nothing. */
function isFair(error: Error, change: Change): boolean {
  if (error instanceof ComposeError)
    return error.code === 'unknown-release' ? change.kind === 'rollback' : FAIR.includes(error.code);
  return error instanceof UsageError || /^(given up|lost|refused|site did not respond)/.test(error.message);
}

const parse = (bytes: Uint8Array | undefined) => JSON.parse(Buffer.from(bytes ?? '').toString()) as Pointer;

const named = new WeakMap<Uint8Array, readonly string[]>();
function namedIn(page: Uint8Array): readonly string[] {
  const files =
    named.get(page) ??
    Buffer.from(page)
      .toString()
      .match(/(assets|news|gear)\/[\w./-]+/g) ??
    [];
  named.set(page, files);
  return files;
}
