import type { Pointer } from '../../../publish/pointer.ts';
import type { Observed } from './Observed.ts';

/**
 * Histories lose no release that was stored at first or released since, unless an operator prunes
 * the site or removes a section.
 */
export function expectHistories(observed: Observed, first: Pointer, when: string): void {
  const { commands } = observed;
  if (commands.some(({ change: { kind } }) => kind === 'prune' || kind === 'remove')) return;

  const stored = Object.entries(first.sections).flatMap(([name, { history }]) =>
    history.map(({ release }) => ({ name, id: release })),
  );
  const released = commands.flatMap(({ change, outcome }) =>
    change.kind === 'release' && outcome && !(outcome instanceof Error)
      ? change.sources.map(({ release }) => release)
      : [],
  );

  const { sections } = observed.newest();
  for (const { name, id } of [...stored, ...released])
    if (!sections[name]?.history.some(({ release }) => release === id))
      observed.fail(`${when}: the history of ${name} has lost ${id}`);
}
