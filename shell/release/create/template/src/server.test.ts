import { expect, test } from 'vitest';
import { entries } from './content/entries.ts';
import { section } from './server.tsx';

async function html(path: string): Promise<string> {
  const page = await section.load(path);
  if (!page) throw new Error(`there is no page at ${path}`);
  return section.render(page).html;
}

test('every page has one heading', async () => {
  for (const path of await section.paths())
    expect((await html(path)).match(/<h1/g), path).toHaveLength(1);
});

test('the page shows every entry', async () => {
  const page = await html('/new-section');
  for (const { title } of entries) expect(page).toContain(`>${title}</h3>`);
});

test('the list shows every entry', () => {
  const tag = 'ringside-new-section-list';
  const { html } = section.renderElement(tag, section.loadElement(tag, {}));
  for (const { title } of entries) expect(html).toContain(`>${title}</h3>`);
});
