import { type Command, commandsFor, give, run, startingSite } from './operators.ts';
import { isFinal } from './promises/commands.ts';
import { newestIn } from './promises/Observed.ts';
import { promisesOf } from './promises/promisesOf.ts';
import { FATES, Process, Simulation, SLOW_MS } from './Simulation.ts';

const start = await startingSite(new Simulation(0, new Map()));

/**
 * Lets several operators change one site, while their store and their machines fail.
 * @throws an error with the seed and a trace, if a promise of release/README.md does not hold
 */
export async function simulate(seed: number): Promise<void> {
  const simulation = new Simulation(seed, new Map(start));
  const { pick, trouble } = simulation;

  const kinds = ['late', 'late answer', 'retried', 'refused', 'lost after', 'given up'] as const;
  [trouble.fates, trouble.chance, trouble.kinds] = pick([
    [FATES, pick([0, 0.01, 0.04]), /./],
    [['late', 'late answer'], pick([0.05, 0.2]), /./],
    [['retried', 'lost after'], 0.04, /./],
    [['given up'], pick([0.05, 0.2]), /./],
    [[pick(kinds)], 0.5, pick([/remove/, /create/, /write/])],
    [['given up'], 0.5, /remove/],
  ] as const);

  const strikes = pick(['kill', 'suspend', 'suspend', 'both'] as const);
  const commands = commandsFor(simulation, newestIn(start).generation);
  const promises = promisesOf(simulation, commands);
  await simulation.run(Promise.all(commands.map((command) => give(simulation, command, strikes))));

  trouble.chance = 0;
  await simulation.run(new Promise<void>((end) => simulation.after(SLOW_MS * 2, end)));

  const isDone = commands.every(({ process, outcome }) => !process.isDead && isFinal(outcome));
  // A request that was given up may still take effect, and the next change then corrects the site.
  // So check the site now only if there was no such request.
  if (isDone && !promises.isAnyGivenUp()) await promises.checkSite('at the end');

  const change = { kind: 'lock', section: 'shell', lock: undefined } as const;
  const final: Command = { process: new Process(simulation, 'last'), change };
  await simulation.run(run(simulation, final));
  await promises.checkSite('after one more command');
  promises.checkCommands();
}
