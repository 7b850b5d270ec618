import { expect, test } from 'vitest';
import { entries } from './content/entries.ts';
import { load, loadElement, paths, render, renderElement } from './server.tsx';

test('the page shows every entry below its one heading', async () => {
  expect(await paths()).toEqual(['/new-section']);
  const page = await load('/new-section');
  if (!page) throw new Error('there is no page');
  const html = render(page, 'r0');
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const { title } of entries) expect(html).toContain(`>${title}</h3>`);
});

test('the list shows every entry', () => {
  const tag = 'ringside-new-section-list';
  const html = renderElement(tag, loadElement(tag, {}, undefined), 'r0');
  for (const { title } of entries) expect(html).toContain(`>${title}</h3>`);
});
