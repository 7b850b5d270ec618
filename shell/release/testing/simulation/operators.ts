import type { ReleaseSource } from '../../format/releaseSource.ts';
import type { Change } from '../../publish/changes/change.ts';
import { LEASE_MS } from '../../publish/claim.ts';
import type { Pointer } from '../../publish/pointer.ts';
import { type Published, publish } from '../../publish/publish.ts';
import { HOUR_MS, Process, type Simulation } from './Simulation.ts';
import { simulatedStore } from './simulatedStore.ts';
import { compose, releases } from './site.ts';

const NAMES = ['ann', 'bob', 'cy', 'dee', 'eve'] as const;
const DAY_MS = 86_400_000;

/** A prune removes files that an earlier prune listed at least this long ago. */
export const GRACE_MS = 5000;

export interface Command {
  process: Process;
  change: Change;
  /** The pointer when the command began. */
  seen?: Pointer | undefined;
  outcome?: Published | Error;
}

export const run = (simulation: Simulation, { process, change }: Command): Promise<Published> =>
  publish(simulatedStore(simulation, process), change, LEASE_MS, { ...process, compose });

const releasing = (sources: readonly (ReleaseSource | undefined)[]): Change => ({
  kind: 'release',
  sources: sources.flatMap((source) => source ?? []),
});

/**
 * Makes a site with three stored releases of news, two of gear, and files that a prune listed a day
 * ago.
 */
export async function startingSite(simulation: Simulation): Promise<Map<string, Uint8Array>> {
  const process = new Process(simulation, 'start', -DAY_MS);
  const { shell, news, gear } = releases;
  const changes = [[...shell, news[0], gear[0]], [news[1]], [gear[1]], [news[2]], [news[3]]].map(
    releasing,
  );
  for (const change of [...changes, { kind: 'prune', keep: 3 } as const])
    await simulation.run(run(simulation, { process, change }));
  return simulation.files;
}

/**
 * Makes the commands of two to five operators. Many simulations have a topic, which most of their
 * commands are about.
 */
export function commandsFor(simulation: Simulation, generation: number): Command[] {
  const { chance, pick } = simulation;
  const { news, gear } = releases;
  const topic = pick(['any', 'any', 'prune', 'rollback'] as const);
  const section = () => (chance(0.7) ? 'news' : 'gear');
  const prune = (): Change => ({ kind: 'prune', keep: pick([1, 2]), grace: GRACE_MS });
  const rollback = (): Change => ({ kind: 'rollback', section: section() });

  const any: (() => Change)[] = [
    () => releasing([pick(news)]),
    () => releasing([pick(gear)]),
    () => releasing([pick(news), pick(gear)]),
    () => ({ ...releasing([pick(gear)]), onto: generation }) as Change,
    rollback,
    rollback,
    () => ({
      kind: 'lock',
      section: section(),
      lock: chance(0.5) ? { reason: 'a test', by: 'ann' } : undefined,
    }),
    () => ({ kind: 'remove', section: 'gear' }),
    prune,
    () => ({ kind: 'prune', keep: pick([1, 2]) }),
  ];

  const changes = {
    any,
    // The files that the earlier prune listed belong to the first release of news.
    prune: [
      prune,
      prune,
      () => releasing([news[0]]),
      () => releasing([news[0]]),
      () => pick(any)(),
    ],
    rollback: [() => ({ kind: 'rollback', section: 'news' }), rollback, () => pick(any)()],
  } as const satisfies Record<typeof topic, readonly (() => Change)[]>;

  return NAMES.slice(0, 2 + Math.floor(simulation.random() * 4)).map((name) => {
    const change = pick<() => Change>(changes[topic])();
    // Two prunes compare their times of day, so their clocks are not wrong.
    const skew = change.kind === 'prune' ? 0 : pick([0, 0, DAY_MS, -DAY_MS]);
    return { process: new Process(simulation, name, skew, chance(0.5)), change };
  });
}

/** Runs a command until it ends, or until the simulation kills its process. */
export async function give(
  simulation: Simulation,
  command: Command,
  strikes: 'kill' | 'suspend' | 'both',
) {
  const { chance, pick } = simulation;
  const { process, change } = command;
  await new Promise<void>((begin) =>
    simulation.after(simulation.random() * pick([300, 300, 2000, 10_000, 40_000]), begin),
  );

  const what =
    change.kind === 'release'
      ? change.sources.map(({ release }) => `${release.name} ${release.id}`).join()
      : 'section' in change && change.section;
  const verb = change.kind === 'lock' && !change.lock ? 'unlock' : change.kind;
  simulation.say(process.title, `begins: ${verb} ${what || ''}`);

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

  // The clock of a prune does not jump: prunes compare their times of day, so their clocks are
  // right.
  if (change.kind !== 'prune' && chance(0.3))
    simulation.after(simulation.random() * 20_000, () =>
      process.jump(pick([-3, -1, 1, 3]) * HOUR_MS),
    );

  const finished = run(simulation, command)
    .catch((error: Error) => error)
    .then((outcome) => {
      command.outcome = outcome;
      simulation.say(
        process.title,
        `ends: ${outcome instanceof Error ? outcome.message : 'success'}`,
      );
    });
  await Promise.race([finished, killed]);
}
