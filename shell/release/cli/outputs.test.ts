import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';
import { said } from './testing/commands.ts';
import { shownOutputs } from './testing/outputs.ts';

/**
 * Replaces ids and numbers, because sizes, ids and counts of visits change with every edit of the
 * code. The help of a command has no such numbers.
 */
const shapeOf = (text: string): string =>
  text.startsWith('Usage:')
    ? text
    : text.replace(/\b[\da-f]{32}\b/g, 'id').replace(/\d[\d,.]*/g, '0');

test('a document shows the help of each command', async () => {
  const { out } = await said(['--help']);
  const [, list = ''] = out.split('Commands:\n');
  const commands = [...list.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name);
  expect(commands).toContain('release');
  const text = await readFile(new URL('../docs/commands.md', import.meta.url), 'utf8');
  const shown = [...text.matchAll(/<!-- ringside (\w+) --help -->/g)].map(([, name]) => name);
  expect(commands.filter((name) => !shown.includes(name) && name !== 'help')).toEqual([]);
});

test('documents show what the commands print', async () => {
  vi.stubEnv('RINGSIDE_ORIGIN', undefined);
  const shown = await shownOutputs(async (words) => {
    const { out, err } = await said(words);
    return out + err;
  });
  expect(shown.length).toBeGreaterThan(20);
  for (const { file, command, written, printed } of shown)
    expect(
      shapeOf(written),
      `${basename(file)} shows another output of “ringside ${command}”. Write it again: npx tsx shell/release/cli/testing/writeOutputs.ts`,
    ).toBe(shapeOf(printed));
});
