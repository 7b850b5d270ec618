import type { Change } from '../../../publish/changes/change.ts';
import { changeOf } from '../../../publish/pointer.ts';
import { ComposeError, UsageError } from '../../../support/ComposeError.ts';
import type { Command } from '../operators.ts';
import type { Move } from './GenerationPromise.ts';
import type { Observed } from './Observed.ts';

/**
 * Error codes after which nothing is left unfinished. `FAIR` has all codes that tell an operator
 * what to do.
 */
const FINAL = ['overtaken', 'locked', 'unknown-release', 'outdated-preview', 'refused'];
const FAIR = [...FINAL, 'half-published'];

/** Whether a command left nothing unfinished. */
export const isFinal = (outcome: Command['outcome']): boolean =>
  !(outcome instanceof Error) ||
  outcome instanceof UsageError ||
  FINAL.includes((outcome as ComposeError).code);

/** @param late the files that publishers wrote after they had lost their claim */
export function expectFairOutcome(
  observed: Observed,
  { process, change, outcome }: Command,
  late: ReadonlySet<string>,
): void {
  if (!(outcome instanceof Error)) return;
  const isSlow = /did not respond/.test(outcome.message);
  if (!isFair(outcome, change, late) || (isSlow && process.claims < 2))
    observed.fail(
      `${process.title} failed with an error that is not in FINAL or FAIR: ${outcome.stack}`,
    );
}

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

/**
 * The bare error of a request means that nothing has changed. A command that has changed what is
 * live says so, also when the response to its claim was lost.
 */
export function expectKnownEffect(
  observed: Observed,
  { process, outcome }: Command,
  moves: readonly Move[],
): void {
  if (!(outcome instanceof Error) || !/^(lost|refused)/.test(outcome.message)) return;
  if (movesOf(process.title, moves).length > 0)
    observed.fail(`${process.title} took effect, but its error does not say so: ${outcome.stack}`);
}

/** A command changes each section once, and only in the first of its generations. */
export function expectOneEffect(
  observed: Observed,
  { process, change, outcome }: Command,
  moves: readonly Move[],
): void {
  const name = process.title;
  if (moves.some((move) => move.change?.startsWith(name) && move.change !== `${name}-1`))
    observed.fail(`a repair of ${name} changed what is live`);

  const own = movesOf(name, moves);
  if (own[0] && 'onto' in change && own[0].number - 1 !== change.onto)
    observed.fail(
      `${name} was promoted onto generation ${own[0].number - 1}, instead of ${change.onto}`,
    );

  for (const [section, [first, second, third]] of bySection(own)) {
    const isUndone =
      second?.to?.release === first?.from?.release && (outcome instanceof Error || process.isDead);
    if (third || (second && !isUndone))
      observed.fail(`${name} took effect more than once on ${section}`);
  }
}

/** A command changes only what its operator saw when it began. */
export function expectSeenState(
  observed: Observed,
  { process, change, seen }: Command,
  moves: readonly Move[],
): void {
  const name = process.title;
  for (const [section, [first]] of bySection(movesOf(name, moves))) {
    const from = first?.from?.release;
    const live = seen?.sections[section]?.release;
    if (live && from === live && first?.from?.since !== seen.sections[section]?.since)
      observed.fail(
        `${name} changed ${section}, which others had changed back to ${live} meanwhile`,
      );

    if (change.kind !== 'rollback') continue;
    const was = seen?.publishing?.was?.[section];
    if (from !== live && from !== was)
      observed.fail(`${name} rolled back ${from}, which it did not see`);

    const working =
      seen && observed.commands.find((each) => changeOf(seen) === `${each.process.title}-1`);
    if (working?.change.kind === 'rollback' && was && was !== live && from === live)
      observed.fail(
        `${name} and ${working.process.title} rolled ${section} back together, by two releases`,
      );
  }
}

const movesOf = (name: string, moves: readonly Move[]): readonly Move[] =>
  moves.filter((move) => move.change === `${name}-1`);

function bySection(moves: readonly Move[]): ReadonlyMap<string, readonly Move[]> {
  const sections = new Set(moves.map(({ section }) => section));
  return new Map(
    [...sections].map((name) => [name, moves.filter(({ section }) => section === name)]),
  );
}
