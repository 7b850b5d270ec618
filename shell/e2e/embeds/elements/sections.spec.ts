import { sampled } from '@ringside/release/testing/sampled';
import { violationsOf } from '../../support/axe.ts';
import { expect, type Locator } from '../../support/test.ts';
import { test } from '../partner.ts';
import { article, POLICY, script, shown } from './sectionsOnPartner.ts';

const ELEMENTS: Readonly<Record<string, readonly (readonly [tag: string, text: string])[]>> = {
  news: [
    ['ringside-news', 'News'],
    [`ringside-news path="${article}"`, 'Tobias Rourke has the better jab'],
    ['ringside-article-list list="featured"', 'Read More'],
    ['ringside-article-link category="Training"', 'Latest: Training'],
    ['ringside-latest-news', 'Trending Now'],
  ],
  gear: [
    ['ringside-gear', 'Recommended Boxing Gear'],
    ['ringside-gear path="/gear/boxing-gloves"', 'Top 10'],
    ['ringside-gear-guides', 'Top 10'],
    ['ringside-recommended-gear', 'Buy Now'],
  ],
  training: [
    ['ringside-training', 'Training Hub'],
    ['ringside-training path="/fitness"', 'Lean Muscle Gain'],
    ['ringside-workouts limit="2"', 'Watch Video Guide'],
    ['ringside-plans', 'Weight Cut Pro'],
  ],
  fights: [
    ['ringside-fights', '10 days left'],
    ['ringside-fight-list limit="1"', 'Rourke'],
  ],
};

const written = (section: string, more = '') =>
  (ELEMENTS[section] ?? [])
    .map(
      ([tag]) => `<div><${tag} ${more}><a href="ORIGIN">Ringside</a></${tag.split(' ')[0]}></div>`,
    )
    .join('');

const outline = (element: Locator) =>
  element
    .locator('.page')
    .first()
    .evaluate((root) =>
      [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((heading) => heading.checkVisibility())
        .map((heading) => Number(heading.ariaLevel ?? heading.localName.slice(1))),
    );

for (const [section, elements] of Object.entries(ELEMENTS)) {
  const title = `elements of ${section} work under the strictest policy, with headings where the page wants them`;
  // The sample leaves out gear and training, because other tests use these sections under the same
  // policy.
  test(title, sampled(['news', 'fights'].includes(section)), async ({ page, partner }) => {
    await page.clock.setFixedTime('2025-10-08T12:00:00Z');
    await partner.open(page, {
      policy: POLICY,
      body: `<h1>Partner</h1>${written(section)}${script(section)}`,
    });

    for (const [index, [tag, text]] of elements.entries()) {
      const element = page.locator('body > div > *').nth(index);
      await shown(element);
      await expect(element.getByText(text).filter({ visible: true }).first(), tag).toBeVisible();
      await expect(element.getByRole('link', { name: 'Ringside', exact: true }), tag).toBeHidden();

      const levels = await outline(element);
      const steps = levels.map((level, index) => level - (levels[index - 1] ?? 1));
      expect(Math.max(1, ...steps), `${tag} skips no level`).toBe(1);

      for (const level of [1, 5]) {
        await element.evaluate((each, level) => each.setAttribute('heading', `${level}`), level);
        const moved = levels.map((each) => Math.min(each - 2 + level, 6));
        await expect.poll(() => outline(element), tag).toEqual(moved);
      }
    }

    const fonts = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
    expect(fonts.join()).toContain('Ringside League Gothic');
  });

  test(
    `dark elements of ${section} break no accessibility rule, and none is wider than 200 px`,
    sampled(section === 'fights'),
    async ({ page, partner }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await partner.open(page, {
        head: '<style>:root { color-scheme: dark; background: #111 } .narrow { width: 200px; font-size: 2em }</style>',
        body: `<main><h1>Partner</h1>${written(section, 'theme="dark"')}</main>${script(section)}`,
      });
      for (const element of await page.locator('main > div > *').all()) await shown(element);
      expect(await violationsOf(page)).toEqual([]);
      const places = page.locator('main > div');
      await places.evaluateAll((all) => {
        for (const place of all) place.setAttribute('class', 'narrow');
      });
      await expect
        .poll(() => places.evaluateAll((all) => all.map(({ scrollWidth }) => scrollWidth)))
        .toEqual(elements.map(() => 200));
      const outside = await places.evaluateAll((all) => {
        // A shelf is scrolled, and a part of a large picture is cut out of it.
        const isCut = (child: Element): boolean => {
          const parent = child.parentElement;
          if (!parent || parent.matches('.view')) return false;
          return getComputedStyle(parent).overflowX !== 'visible' || isCut(parent);
        };
        return all.flatMap((place) => {
          const { left, right } = place.getBoundingClientRect();
          const pictures = place.firstElementChild?.shadowRoot?.querySelectorAll('img') ?? [];
          return [...pictures]
            .filter((picture) => picture.checkVisibility() && !isCut(picture))
            .map((picture) => ({ src: picture.src, box: picture.getBoundingClientRect() }))
            .filter(({ box }) => box.left < left - 1 || box.right > right + 1);
        });
      });
      expect(outside, 'pictures outside their element').toEqual([]);
    },
  );
}

const colours = (element: Locator) =>
  element.locator('.page').evaluate((each) => {
    const { backgroundColor, color } = getComputedStyle(each);
    return [backgroundColor, color];
  });

test('a section has the colours of its theme, and those of the page only on request', async ({
  page,
  partner,
}) => {
  await partner.open(page, {
    head: '<style>body { background: #111; color: #eee } body.day { background: #fff; color: #111 }</style>',
    body: `<ringside-fights></ringside-fights>${script('fights')}`,
  });
  const element = page.locator('ringside-fights');
  await shown(element);
  const setTheme = (theme: string) =>
    element.evaluate((each, theme) => each.setAttribute('theme', theme), theme);
  const light = await colours(element);
  await setTheme('dark');
  await expect.poll(() => colours(element)).not.toEqual(light);
  const dark = await colours(element);
  await setTheme('light');
  await expect.poll(() => colours(element)).toEqual(light);
  await setTheme('auto');
  await expect.poll(() => colours(element)).toEqual(dark);
  await page.locator('body').evaluate((body) => body.classList.add('day'));
  await expect.poll(() => colours(element)).toEqual(light);
});

test('a section looks the same under the page’s styles for every element', async ({
  page,
  partner,
}) => {
  const look = async (head: string) => {
    const url = partner.put('/', {
      head,
      body: `<ringside-gear></ringside-gear>${script('gear')}`,
    });
    const gear = page.locator('ringside-gear');

    // Firefox's driver sometimes fails to load a font that it has received, so try again.
    await expect(async () => {
      await page.goto(url);
      await shown(gear);
      expect(
        await page.evaluate(() => [...document.fonts].map(({ status }) => status)),
      ).not.toContain('error');
    }).toPass();

    return gear.locator('h1, h2, .page, button, li').evaluateAll((nodes) =>
      nodes.map((node) => {
        const { fontSize, fontFamily, color, display, width, direction, paddingTop } =
          getComputedStyle(node);
        return [fontSize, fontFamily, color, display, width, direction, paddingTop].join(' ');
      }),
    );
  };

  const calm = await look('<style>body { margin: 0 }</style>');
  const hostile = await look(
    `<style>
      html { font-size: 62.5%; direction: rtl; --color-ink: red; --spacing: 9px }
      * { all: unset !important; --color-paper: lime }
      style, script, head, title { display: none !important }
      body, ringside-gear { display: block !important }
      button { background: red !important }
    </style>`,
  );

  expect(calm.length).toBeGreaterThan(20);
  expect(hostile).toEqual(calm);
});
