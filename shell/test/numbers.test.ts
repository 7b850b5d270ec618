import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUDGETS } from '@ringside/release/budgets';
import { workspaceRoot } from '@ringside/release/workspace';
import { CONTRACT_VERSION, NOTICE_MS } from '@ringside/shared/contract';
import { FIGHT_NIGHT_HOURS } from '@ringside/shared/section/fightClock';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');

/** Reads a number from the source code, for constants that no module exports. */
function constantOf(file: string, name: string): number {
  const [, digits] = new RegExp(`\\b${name} = ([\\d_]+)`).exec(read(file)) ?? [];
  if (!digits) throw new Error(`${file} has no number ${name} any more. Correct this test.`);
  return Number(digits.replaceAll('_', ''));
}

const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ');
const word = (value: number): string => WORDS[value] ?? String(value);
const kilo = (bytes: number): string => String(bytes / 1000);

const prefetch = (name: string) => constantOf('shell/src/routing/prefetch.ts', name);
const fetchPage = (name: string) => constantOf('shell/src/routing/fetchPage.ts', name);
const pending = (name: string) => constantOf('shell/src/routing/pending.ts', name);
const claim = (name: string) => constantOf('shell/release/publish/claim.ts', name);
const prune = (name: string) => constantOf('shell/release/publish/maintenance/prune.ts', name);
const plan = (name: string) => constantOf('shell/release/publish/nextPointer.ts', name);

/** The number after a name in an object, such as `placed: 500`. */
function entryOf(file: string, entry: RegExp): string {
  const [, value] = entry.exec(read(file)) ?? [];
  if (!value) throw new Error(`${file} has no ${entry} any more. Correct this test.`);
  return value;
}

const allowed = (name: string) =>
  Number(entryOf('shell/release/format/allowed/limits.ts', new RegExp(`\\b${name}: (\\d+),`)));

const harm = (figure: string) =>
  entryOf('shell/watch/compare/figures.ts', new RegExp(`'${figure}'.*least: ([\\d.]+)`));

const rest = (event: string) =>
  entryOf('shell/src/routing/prefetch.ts', new RegExp(`REST_MS.*\\b${event}: (\\d+)`));

const deadline = (name: string) =>
  entryOf('shared/build/checks/deadline.ts', new RegExp(`const ${name} = (\\d+)_000`));

/** Each row names a document and a phrase in it. The phrase contains a number from the code. */
const claims: readonly (readonly [string, string])[] = [
  [
    'README.md',
    `at most ${kilo(BUDGETS.quietScript)} kB, ${kilo(BUDGETS.quietCountdown)} with a countdown`,
  ],
  ['shared/docs/contract.md', `Today it is **${CONTRACT_VERSION}**`],
  ['shell/docs/specification.md', `**Toasts** close after ${NOTICE_MS / 1000} seconds`],
  [
    'shell/docs/decisions/navigation.md',
    `${word(prefetch('CONCURRENCY'))} at a time, ${word(prefetch('MAX_PREFETCHES'))} per page, twenty stored, fresh for ${word(fetchPage('FRESH_MS') / 60_000)} minutes`,
  ],
  [
    'shell/docs/decisions/navigation.md',
    `mentions the wait after ${pending('SLOW_TOAST_DELAY_MS') / 1000} s; the navigation fails after ${fetchPage('TIMEOUT_MS') / 1000}`,
  ],
  [
    'shell/docs/decisions/navigation.md',
    `ends after ${constantOf('shared/src/islands/island.ts', 'TIMEOUT_MS') / 1000} s, or with the page`,
  ],
  ['shell/docs/partners.md', `${word(FIGHT_NIGHT_HOURS)} hours after its first bell`],
  [
    'shell/docs/partners.md',
    `within ${word(constantOf('shell/release/stores/fileKinds.ts', 'LATEST_SECONDS') / 60)} minutes`,
  ],
  [
    'mf-news/README.md',
    `${constantOf('mf-news/src/rules/lists.ts', 'STORIES_PER_PAGE') === 100 ? 'a hundred' : 'another number'} on each page`,
  ],
  [
    'shell/release/docs/embed-files.md',
    `${constantOf('shared/build/steps/hash.ts', 'HASH_CHARS')} hexadecimal digits`,
  ],
  [
    'shell/release/docs/protocol.md',
    `does not renew it for ${claim('LEASE_MS') / 1000} s by our clock`,
  ],
  [
    'shell/release/docs/protocol.md',
    `renewed every ${claim('LEASE_MS') / 4000} s; each write needs a renewal less than ${claim('LEASE_MS') / 2000} s old`,
  ],
  ['shell/release/docs/protocol.md', `the next ${plan('LATE_CHANGES')} changes`],
  [
    'shell/release/docs/protocol.md',
    `After ${word(constantOf('shell/release/stores/store.ts', 'ATTEMPTS'))} attempts the command fails`,
  ],
  [
    'shell/release/docs/build-a-section.md',
    `A view that runs for ${deadline('DEADLINE_MS')} s, or data that takes ${deadline('PROMISE_DEADLINE_MS')} s, ends with an error`,
  ],
  [
    'shell/release/docs/build-a-section.md',
    `at most ${word(allowed('prefixes'))} different first segments`,
  ],
  ['shell/release/docs/build-a-section.md', `places more than ${allowed('placed')}`],
  [
    'shell/release/docs/runbook.md',
    `grows by ${harm('LCP p75')} ms (LCP), ${harm('INP p75')} ms (INP) or ${harm('CLS p75')} (CLS); or errors by ${harm('errors')} points, an INP from 500 ms by ${harm('INP from 500')}, from 2000 ms by ${harm('INP from 2000')}, a CLS from 0.1 by ${harm('CLS from 0.1')}`,
  ],
  [
    'shell/release/docs/runbook.md',
    `seen from ${constantOf('shell/watch/compare/compare.ts', 'MIN_NETWORKS')} networks`,
  ],
  [
    'shell/release/docs/hosting.md',
    `at most ${constantOf('shell/release/compose/output/headers.ts', 'MAX_RULES')} rules`,
  ],
  [
    'shell/docs/variables.md',
    `${constantOf('shell/release/stores/s3.ts', 'ATTEMPTS')} attempts (\`AWS_MAX_ATTEMPTS\`)`,
  ],
  [
    'shell/docs/variables.md',
    `${entryOf('shell/release/stores/copies.ts', /BYTES = (\d+) \* 1024/)} KiB`,
  ],
  [
    'shell/docs/decisions/navigation.md',
    `the pointer (${rest('pointerover')} ms) or the focus (${rest('focusin')} ms) rests`,
  ],
  [
    'shell/src/widgets/README.md',
    `has ${word(constantOf('shell/src/embed/widgets/newsletter/postForm.ts', 'TIMEOUT_MS') / 1000)} seconds`,
  ],
  ['shell/release/docs/growth.md', `\`prune\` leaves the last ${prune('KEPT_GENERATIONS')}`],
];

for (const [file, words] of claims)
  test(`${file} says what the code does: “${words}”`, () => {
    expect(read(file)).toContain(words);
  });
