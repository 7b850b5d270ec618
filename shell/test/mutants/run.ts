import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onEndSignal, statusOf } from '@ringside/release/endSignal';
import { copyWorkspace } from '@ringside/release/testing/copyWorkspace';
import { workspaceRoot } from '@ringside/release/workspace';
import { misfit } from './applyMutant.ts';
import { release } from './list/release.ts';
import { sections } from './list/sections.ts';
import { shell } from './list/shell.ts';
import { type Outcome, tryMutant } from './tryMutant.ts';

/** The share of mutants that `npm test` must catch: 38 of 40. */
const WANTED = 0.95;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    check: { type: 'boolean' },
    json: { type: 'string' },
  },
});
const all = [...sections, ...shell, ...release];
const unknown = values.only?.filter((name) => !all.some((mutant) => mutant.name === name)) ?? [];
const chosen = all.filter(({ name }) => values.only?.includes(name) ?? true);
const misfits = (await Promise.all(chosen.map((mutant) => misfit(workspaceRoot, mutant)))).flat();

if (unknown.length > 0) fail([`There is no mutant ${unknown.join(', ')}.`]);
else if (misfits.length > 0) fail(misfits);
else if (values.check) console.log(`${chosen.length} mutants fit the sources.`);
else await tryAll();

async function tryAll(): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'ringside-mutants-'));
  const removeCopy = () => rmSync(copy, { recursive: true, force: true });
  onEndSignal((signal) => {
    removeCopy();
    process.exit(statusOf(signal));
  });
  const outcomes: Outcome[] = [];
  try {
    await copyWorkspace(copy);
    for (const mutant of chosen) {
      const outcome = await tryMutant(copy, mutant);
      outcomes.push(outcome);
      console.log(lineOf(outcome));
      if (values.json) await writeFile(values.json, `${JSON.stringify(outcomes, null, 2)}\n`);
    }
  } finally {
    removeCopy();
  }
  const caught = outcomes.filter(({ layer }) => layer).length;
  console.log(`\n${caught} of ${outcomes.length} caught`);
  if (caught < Math.ceil(outcomes.length * WANTED)) process.exitCode = 1;
}

function lineOf({ name, breaks, layer, test, seconds }: Outcome): string {
  const verdict = layer ? `${layer}: ${test}` : `NOT CAUGHT: ${breaks}`;
  return `${name.padEnd(30)} ${`${seconds} s`.padStart(8)}  ${verdict}`;
}

function fail(lines: readonly string[]): void {
  for (const line of lines) console.error(`test:mutants: ${line}`);
  process.exitCode = 1;
}
