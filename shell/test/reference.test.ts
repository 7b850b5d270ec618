import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');
const sources = [
  'shared/src/section/server.tsx',
  'shared/src/section/tables.ts',
  'shared/src/section/elementFacts.ts',
  'shared/src/section/state.ts',
  'shared/src/contract/page.ts',
  'shared/src/contract/services.ts',
].map(read);

/**
 * Returns the names of the fields that an interface declares itself, without those that it
 * inherits.
 */
function fieldsOf(name: string): string[] {
  for (const source of sources) {
    const [, body] =
      new RegExp(`interface ${name}\\b.*\\{\\n([\\s\\S]*?)\\n\\}`).exec(source) ?? [];
    const declared = body?.matchAll(/^ {2}(?:readonly )?(?:'([^']+)'|(\w+))\??[:(]/gm);
    if (declared) return [...declared].map(([, quoted, plain = '']) => quoted ?? plain);
  }
  throw new Error(`No source of the reference has the interface ${name}.`);
}

const TABLE = /<!-- fields of (.+) -->\n\| .+\n\| .+\n((?:\|.+\n)+)/g;
const tables = [...read('shell/release/docs/section-reference.md').matchAll(TABLE)];

test('the section reference has each field of the tables, and no other', () => {
  expect(tables.length).toBeGreaterThan(6);
  for (const [, comment = '', rows = ''] of tables) {
    const names = [...comment.matchAll(/(\w+) in /g)].map(([, name = '']) => name);
    const added = / with (.+)$/.exec(comment)?.[1]?.split(' and ') ?? [];
    const left = / without (.+)$/.exec(comment)?.[1]?.split(' and ') ?? [];
    const expected = [...names.flatMap(fieldsOf), ...added].filter(
      (field) => !left.includes(field),
    );
    const shown = rows
      .split('\n')
      .flatMap((row) => row.split(' | ')[0]?.match(/(?<=`)[\w:-]+(?=`)/g) ?? []);
    expect(shown.sort(), comment).toEqual(expected.sort());
  }
});
