import { verify } from '../../../publish/maintenance/verify.ts';
import type { Command } from '../operators.ts';
import { Process, type Simulation } from '../Simulation.ts';
import { simulatedStore } from '../simulatedStore.ts';
import { compose } from '../site.ts';
import { expectClaim } from './claims.ts';
import {
  expectFairOutcome,
  expectKnownEffect,
  expectOneEffect,
  expectSeenState,
} from './commands.ts';
import { FilePromise } from './FilePromise.ts';
import { GenerationPromise } from './GenerationPromise.ts';
import { expectHistories } from './histories.ts';
import { GENERATION, Observed } from './Observed.ts';

/** Checks the promises of release/README.md at each step of a simulation, and at its end. */
export function promisesOf(simulation: Simulation, commands: readonly Command[]) {
  const observed = new Observed(simulation, commands);
  const first = observed.newest();
  const filePromise = new FilePromise(observed);
  const generationPromise = new GenerationPromise(observed);
  let isAnyGivenUp = false;

  function onDone(path: string, what: string, process?: Process): void {
    const [, number] = GENERATION.exec(path) ?? [];
    if (what === 'read' || what === 'list') {
      const reader = number && commands.find((each) => each.process === process);
      if (reader) reader.seen ??= observed.newest();
      return;
    }

    if (!process) isAnyGivenUp = true;
    if (!number) filePromise.onChanged(path, what, process);
    else if (what === 'create') generationPromise.onCreated(Number(number));
  }

  async function checkSite(when: string): Promise<void> {
    const store = simulatedStore(simulation, new Process(simulation, 'verify'));
    const faults = await simulation.run(verify(store, compose));
    if (faults.length > 0)
      observed.fail(`${when}: ${faults.map(({ message }) => message).join('; ')}`);
    expectHistories(observed, first, when);
  }

  function checkCommands(): void {
    for (const command of commands) {
      expectFairOutcome(observed, command, filePromise.late);
      expectKnownEffect(observed, command, generationPromise.moves);
      expectOneEffect(observed, command, generationPromise.moves);
      expectSeenState(observed, command, generationPromise.moves);
    }
  }

  simulation.checks = {
    sending: (path, what, process) => expectClaim(observed, path, what, process),
    done: onDone,
  };
  return { isAnyGivenUp: () => isAnyGivenUp, checkSite, checkCommands };
}
