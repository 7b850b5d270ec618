import { expect, test } from 'vitest';
import { overlayStore } from '../../stores/overlay.ts';
import { newStore, release, samples, textAt } from '../../testing/samples.ts';

const SERVER = `
export const frame = {
  regions: '',
  render: () => ({ before: '<header id="menu"></header>', after: '<footer id="foot"></footer>' }),
};
export const renderElement = () => ({ html: '<p>Clock</p>' });
export const firstScript = '';
`;
const shell = { ...samples.shell, server: SERVER };

const site = await newStore();
await release(site, ...Object.values({ ...samples, shell }));

async function composed(page: string, element = '<p>Gloves</p>'): Promise<string> {
  const store = overlayStore(site);
  await release(store, {
    ...samples.gear,
    pages: { '/gear': page },
    elements: { 'ringside-gear': element },
  });
  const html = await textAt(store, 'gear.html');
  return /<main[^>]*>.*<\/main>/s.exec(html)?.[0] ?? '';
}

test.each(['main', 'menu', 'foot', 'ringside-page'])(
  'a heading named %s, which is an id of the page, gets another, and links of the view follow it',
  async (id) => {
    const html = await composed(`<a href="#${id}">x</a><h2 id="${id}">x</h2>`);
    expect(html).toContain(`<a href="#gear-${id}">x</a><h2 id="gear-${id}">x</h2>`);
  },
);

test('all other ids keep their names, so that links from elsewhere still lead there', async () => {
  const page =
    '<h2 id="ringside-physicians-disagree">x</h2><section aria-labelledby="next more"><p id="next">x</p></section>';
  expect(await composed(page)).toContain(page);
});

test('a placed element cannot take the place of ids of the page that shows it', async () => {
  const html = await composed(
    '<ringside-gear></ringside-gear><a href="#next">x</a><h2 id="next">x</h2><ringside-gear></ringside-gear>',
    '<b id="next">x</b><button aria-labelledby="next">x</button><a href="#next">y</a>',
  );
  expect(html).toContain('<a href="#next">x</a><h2 id="next">x</h2>');
  expect(html).toContain('<b id="gear-next">x</b>');
  expect(html).toContain('aria-labelledby="gear-next"');
  expect(html).toContain('<a href="#gear-next">y</a>');
  expect(html).toContain('<b id="gear-next-2">x</b>');
});

test('a label or control of a view reaches nothing outside it', async () => {
  const html = await composed('<label for="menu">x</label><p aria-describedby="foot later">x</p>');
  expect(html).toContain('<label for="gear-menu">');
  expect(html).toContain('aria-describedby="gear-foot later"');
});

test.each(['url', 'URL'])(
  'a drawing that names a part of itself with %s() keeps it',
  async (url) => {
    const html = await composed(
      `<svg><clipPath id="menu"></clipPath><path clip-path="${url}(#menu)"></path></svg>`,
    );
    expect(html).toContain('<clipPath id="gear-menu">');
    expect(html).toContain('<path clip-path="url(#gear-menu)">');
  },
);

test.each(['navigation', 'trustedTypes', 'requestIdleCallback'])(
  'an id %s, which browsers without that feature would show to scripts as the feature, is another',
  async (id) => {
    const html = await composed(`<h2 id="${id}">x</h2>`);
    expect(html).toContain(`<h2 id="gear-${id}">x</h2>`);
  },
);

test('groups of details and of lone radio buttons hold only what their section wrote', async () => {
  const html = await composed(
    '<details name="faq"></details><input type="radio" name="size"><form><input type="radio" name="size"></form>',
  );
  expect(html).toContain('<details name="gear-faq">');
  expect(html).toContain('<input type="radio" name="gear-size">');
  expect(html).toContain('<form><input type="radio" name="size">');
});

test('ids of a drawing stay together with what names them', async () => {
  const html = await composed(
    '<svg><defs><clipPath id="menu"></clipPath></defs><path clip-path="url(#menu)"></path><use href="#menu"></use></svg>',
  );
  expect(html).toContain('<clipPath id="gear-menu">');
  expect(html).toContain('clip-path="url(#gear-menu)"');
  expect(html).toContain('<use href="#gear-menu">');
});
