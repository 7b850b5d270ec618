import { expect, test } from 'vitest';
import { entries } from './content/entries.ts';
import { load, loadElement, paths, render, renderElement } from './server.tsx';

test('every page has one heading', async () => {
  for (const path of await paths()) {
    const page = await load(path);
    if (!page) throw new Error(`there is no page at ${path}`);
    expect(render(page, 'r0').match(/<h1/g), path).toHaveLength(1);
  }
});

test('the page shows every entry', async () => {
  const page = await load('/new-section');
  if (!page) throw new Error('there is no page');
  for (const { title } of entries) expect(render(page, 'r0')).toContain(`>${title}</h3>`);
});

test('the list shows every entry', () => {
  const tag = 'ringside-new-section-list';
  const html = renderElement(tag, loadElement(tag, {}, undefined), 'r0');
  for (const { title } of entries) expect(html).toContain(`>${title}</h3>`);
});
