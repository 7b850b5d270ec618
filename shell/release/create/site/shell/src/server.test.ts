import { expect, test } from 'vitest';
import { site } from './content/site.ts';
import { layout } from './layout/layout.ts';
import { section } from './server.tsx';

test('every page has one heading', async () => {
  for (const path of await section.paths()) {
    const page = await section.load(path);
    if (!page) throw new Error(`there is no page at ${path}`);
    expect(section.render(page).html.match(/<h1/g), path).toHaveLength(1);
  }
});

test('the header links each page of the navigation, and marks the current one', () => {
  for (const { label, href } of site.navigation)
    expect(layout.render(href).before).toContain(`href="${href}" aria-current="page">${label}</a>`);
});
