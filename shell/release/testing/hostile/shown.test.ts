/**
 * Shows composed releases in a browser. Header, footer, other sections' boxes, page data and
 * security policy must stay as they are.
 */
import { afterAll, expect, test } from 'vitest';
import { sampled } from '../sampled.ts';
import { samples } from '../samples.ts';
import { mutation } from './mutations.ts';
import { openSites } from './shownSite.ts';

const SAMPLE = 200;
const first = Number(process.env.RINGSIDE_SEED ?? Date.now() % 1_000_000);

const sites = await openSites();
afterAll(() => sites.close());

/** A page of gear, and a page of another section with an element of gear. */
const PATHS = ['/gear', '/fights'];
const gear = {
  ...samples.gear,
  pages: { '/gear': '<h1>Gear</h1><p>x</p><ringside-list category="all"></ringside-list>' },
};
expect(await sites.publish(gear)).toBe(true);
const expected = new Map<string, Awaited<ReturnType<typeof sites.look>>>();
for (const path of PATHS) expected.set(path, await sites.look(path));

const AS_NEWS_RENDERED = /^<ul><li>first \{.*\}<\/li><\/ul>$/;

async function expectUntouched(): Promise<void> {
  for (const path of PATHS) {
    const shown = await sites.look(path);
    const before = expected.get(path);
    for (const placed of shown.placed) expect(placed).toMatch(AS_NEWS_RENDERED);
    // A release of gear may place any number of other sections' elements, whose styles come with
    // them.
    const left = {
      placed: before?.placed,
      data: { ...shown.data, styles: before?.data.styles },
    };
    expect({ ...shown, ...left }, path).toEqual(before);
  }
}

test('the pages that the others are compared with are whole', () => {
  for (const shown of expected.values())
    expect(shown).toMatchObject({ covered: [], policy: [expect.stringContaining('script-src')] });
});

/** Declarations by which a rule could try to leave its section's box. */
const ESCAPES = [
  'position:fixed;inset:0;z-index:2147483647;background:red',
  'position:fixed;top:-500px;left:-500px;width:3000px;height:3000px;z-index:9;background:red',
  'position:absolute;inset:-1000px;z-index:2147483647;background:red',
  'position:sticky;top:0;height:3000px;margin-top:-1500px;z-index:9;background:red',
  'position:relative;top:-300px;height:900px;z-index:9;background:red',

  // By margins and transformations.
  'margin:-400px;height:1000px;background:red',
  'margin-bottom:-600px;height:600px;background:red',
  'transform:scale(50);background:red',
  'translate:0 -200px;height:900px;background:red',
  'scale:50;rotate:45deg;background:red',
  'offset:path("M0,-500 L0,500");height:900px;background:red',

  // By what is painted around an element.
  'box-shadow:0 0 0 100vmax red',
  'outline:100vmax solid red',
  'filter:drop-shadow(0 -200px 0 red);height:900px',
  'border-image:linear-gradient(red,red) 1/1/100vmax;border:1px solid red',

  // By floats, columns, blending and large letters.
  'float:left;shape-outside:circle(99%);margin-top:-900px;height:2000px;background:red',
  'perspective:1px;transform:translatez(.9px);height:300px;background:red',
  'mix-blend-mode:difference;position:fixed;inset:0;background:white',
  'backdrop-filter:invert(1);position:fixed;inset:0',
  'column-span:all;margin-top:-300px;height:900px;background:red',
  'zoom:50;background:red',
  'font-size:5000px;line-height:0;color:red',
  'text-indent:-5000px;letter-spacing:3000px;background:red',
  'display:table-caption;margin-top:-500px;height:900px;background:red',

  // By what would lift the box's own limits.
  'clip-path:none;overflow:visible;contain:none;position:fixed;inset:0;background:red',
  'will-change:transform;content-visibility:auto;position:fixed;inset:0;background:red',
  'animation:gear-move 1s infinite;position:fixed;inset:0;background:red',
  'display:grid;grid-template-columns:repeat(999999999,1px);background:red',
  'filter:blur(9999px);position:fixed;inset:0;background:red',
  'display:contents;all:revert-layer',
  'appearance:base-select;color-scheme:dark;scroll-snap-align:start;scroll-margin:9999px',
  'view-timeline:--x;timeline-scope:--x;animation-timeline:--x',
  'overflow:clip;overflow-clip-margin:9999px;position:fixed;inset:0;background:red',

  // By properties that Lightning CSS does not know.
  'outline:9px solid red;outline-offset:100vmax',
  'display:table;border-collapse:collapse;border:100vmax solid red',
  'display:table-caption;caption-side:bottom;margin-top:-500px;height:900px;background:red',
  'clip:auto;reading-flow:flex-visual;position:fixed;inset:0;background:red',
  '--color-ink:red;--font-sans:Impact;--ringside-urgent:red;font:caption',
];
const SCOPE = '@scope ([data-section=gear]) to ([data-section])';

const MOVE = '@keyframes gear-move{from,to{transform:scale(99);z-index:9}}';

/** Publishes a release of gear with these rules, each about an element of its own. */
async function publishWith(rules: readonly string[]): Promise<boolean> {
  const marked = rules.map(
    (_, index) => `<p class="x${index}">x</p><span class="y${index}">y</span>`,
  );
  const style = rules.map(
    (rule, index) => `.x${index},.y${index}::before{${rule}}.y${index}::before{content:"y"}`,
  );
  return sites.publish({
    ...gear,
    pages: {
      '/gear': `<h1>Gear</h1>${marked.join('')}<ringside-list category="all"></ringside-list>`,
    },
    elements: { 'ringside-gear': marked.join('') },
    style: `${SCOPE}{${style.join('')}}${MOVE}`,
  });
}

test('all these rules together leave header, footer and others as they are', async () => {
  expect(await publishWith(ESCAPES)).toBe(true);
  await expectUntouched();
});

test.each(ESCAPES)(
  'a rule with %s leaves header, footer and others as they are',
  sampled(false),
  async (rule) => {
    expect(await publishWith([rule])).toBe(true);
    await expectUntouched();
  },
);

test(`${SAMPLE} pages of changed releases from seed ${first} on show the rest as it was`, {
  timeout: 900_000,
  ...sampled(false),
}, async () => {
  let pages = 0;
  for (let seed = first; pages < SAMPLE; seed += 1) {
    const { fixture, text } = mutation(seed);
    if (!(await sites.publish(fixture))) continue;
    pages += 1;
    try {
      await expectUntouched();
    } catch (error) {
      throw new Error(`RINGSIDE_SEED=${seed}: ${text}`, { cause: error });
    }
  }
});
