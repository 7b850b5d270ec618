import { expect, test } from 'vitest';
import { verify } from '../../publish/maintenance/verify.ts';
import { newStore, release, samples, textAt } from '../../testing/samples.ts';

const page = 'embed/ringside-gear/size-large.html';

test('a fragment has a page at a URL made from its attributes, as long as these are offered', async () => {
  const store = await newStore();
  const choices: Record<string, Record<string, string>[]> = {
    'ringside-gear': [{}, { size: 'Large' }],
  };
  const gear = { ...samples.gear, choices };
  await release(store, ...Object.values({ ...samples, gear }));
  const html = await textAt(store, page);
  expect(html).toContain('<main id="main"><ringside-gear size="Large" data-section="gear"');
  expect(html).toContain('content="noindex"');
  expect(html).toContain('<base target="_blank">');
  expect(html).not.toContain('<header>');
  expect(await textAt(store, 'embed/ringside-gear.html')).toContain('<p>Gloves</p>');
  expect(await textAt(store, 'sitemap.xml')).not.toContain('embed');
  expect(await verify(store)).toEqual([]);
  await release(store, samples.gear);
  expect(await textAt(store, page)).toBe('');
});
