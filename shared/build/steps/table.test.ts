import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Section } from '../../src/section/server.tsx';
import { writeTable } from './table.ts';

let memory: string;
beforeEach(async () => {
  memory = await mkdtemp(join(tmpdir(), 'ringside-rendered-'));
});
afterEach(() => rm(memory, { recursive: true }));

const head = { title: 'Bouts', description: 'Bouts' };

/** Writes the table of a section with one page. Returns the pages' shard. */
async function build() {
  let isRendered = false;
  const section = {
    manifest: { name: 'bouts' } as Section['manifest'],
    paths: async () => ['/bouts'],
    load: async () => ({ page: 'Bouts', data: {}, head }),
    render(page) {
      isRendered = true;
      return { ...page, html: '<h1>Bouts</h1>' };
    },
    variants: () => [],
    choices: () => ({}),
    files: () => ({}),
    widgetData: {},
  } as Partial<Section> as Section;
  const written = new Map<string, string>();
  const write = async (name: string, _: string, text: string) => {
    written.set(name, text);
    return name;
  };
  await writeTable(section, write, memory);
  return { isRendered, shard: written.get('pages') };
}

test('pages that did not change are not rendered again', async () => {
  const { isRendered, shard } = await build();
  expect(isRendered).toBe(true);
  expect(await build()).toEqual({ isRendered: false, shard });
});

test.each(['', '[["/bouts"'])(
  'cached pages of which a crash left %j are rendered again',
  async (left) => {
    const first = await build();
    const [name = ''] = await readdir(memory);
    const file = join(memory, name);
    await writeFile(file, left);
    expect(await build()).toEqual(first);
    expect(await readFile(file, 'utf8')).toBe(first.shard);
  },
);
