import { hasControl, PAGE_DATA_ID, type PageData } from '@ringside/shared/contract';
import { expect, test } from 'vitest';
import { newStore, release, samples, textAt } from '../testing/samples.ts';

const DATA = new RegExp(`id="${PAGE_DATA_ID}">(.*?)</script>`, 's');

test('only pages and fragments with a control carry data and name a module', async () => {
  const store = await newStore();
  const gear = (html: string) => ({ ...samples.gear, elements: { 'ringside-gear': html } });
  const fights = async () => {
    const html = await textAt(store, 'fights.html');
    const data = JSON.parse(DATA.exec(html)?.[1] ?? '{}') as PageData;
    return { html, ids: data.roots.map(({ id }) => id), modules: Object.keys(data.modules) };
  };
  await release(store, ...Object.values({ ...samples, gear: gear('<p>Gloves</p>') }));
  const before = await fights();
  expect(before.html).toContain('<div data-section="fights"><h1>Fights</h1>');
  expect([before.ids, before.modules]).toEqual([[], []]);

  await release(store, gear('<button>Buy</button>'));
  const after = await fights();
  expect(after.html).toContain('<div data-section="fights"><h1>Fights</h1>');
  expect([after.ids, after.modules]).toEqual([['r2'], ['gear/elements']]);
});

test.each([
  ['<button type="button">Buy</button>', true],
  ['<p><input></p>', true],
  ['<select class="wide"><option>1</option></select>', true],
  ['<textarea></textarea>', true],
  ['<a href="/" data-action="back">Back</a>', true],
  ['<a href="/button">Button</a>', false],
  ['<p>&lt;button&gt; data-action</p>', false],
  ['<buttons-list></buttons-list>', false],
])('whether %s needs script: %s', (html, needs) => expect(hasControl(html)).toBe(needs));
