import { expect, type Locator, type Page } from '@playwright/test';
import { catalogueIn, elementOf, print } from '../embeds/builder/printed.ts';
import { THEMES } from './startWordPress.ts';
import { logIn, PARAGRAPH, publishPost, test } from './wordpress.ts';

test.describe.configure({ mode: 'serial' });

const ARTICLE = '/news/why-mateo-quillan-gives-rounds-away';
const PAGES = {
  '/news': 'Boxing News',
  [ARTICLE]: 'Why Mateo Quillan Gives the First Three Rounds Away',
  '/gear/boxing-gloves': 'Top 10 Boxing Gloves',
  '/fights#fight-1': 'Tobias Rourke vs Anselm Varga',
  '/embed/countdown': 'Countdown for Your Page',
};
const posts = new Map<string, string>();
const post = (path: string) => posts.get(path) ?? '';
const heightOf = (body: Locator) =>
  body.evaluate((node) => Math.ceil(node.getBoundingClientRect().height));
const iframeHeight = async (page: Page) => (await page.locator('iframe').boundingBox())?.height;
const isInColumn = async (page: Page, embed = 'iframe') => {
  const [frame, column] = [
    await page.locator(embed).boundingBox(),
    await page.getByText(PARAGRAPH).boundingBox(),
  ];
  expect([frame?.x, frame?.width]).toEqual([column?.x, column?.width]);
};
const iframeOf = (page: Page) => page.frameLocator('iframe.wp-embedded-content');

test('an author, who may write no HTML, embeds a page of each kind', async ({
  page,
  wordpress,
  ringside,
}) => {
  await logIn(page, wordpress, 'author');
  for (const path of Object.keys(PAGES))
    posts.set(
      path,
      await publishPost(page, wordpress, `Post with ${path}`, 'Embed', ringside.origin + path),
    );
});

for (const theme of THEMES)
  for (const width of [390, 1280])
    test(`${theme} at ${width} px shows each card with its picture, in the column, as high as it is`, async ({
      page,
      wordpress,
    }, { outputDir }) => {
      await wordpress.php(`switch_theme('${theme}');`);
      await page.setViewportSize({ width, height: 900 });
      for (const [path, text] of Object.entries(PAGES)) {
        await page.goto(post(path));
        const body = iframeOf(page).locator('body');
        await expect(body.getByText(text).first(), path).toBeVisible();
        await expect(page.locator('blockquote.wp-embedded-content'), path).toBeHidden();
        const picture = body.locator('img');
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBe(1200);
        await expect.poll(() => iframeHeight(page), path).toBe(await heightOf(body));
        await isInColumn(page);
        await page.screenshot({ path: `${outputDir}/${path.replaceAll('/', '_')}.png` });
      }
    });

test('an administrator pastes the lines for WordPress and for an iframe, and both fit the column', async ({
  page,
  wordpress,
  ringside,
}) => {
  await logIn(page, wordpress, 'admin');
  const catalogue = catalogueIn(await (await fetch(`${ringside.origin}/embed/frame`)).text());
  const countdown = elementOf(catalogue, 'ringside-countdown');

  for (const [kind, embed] of [
    ['wordpress', 'ringside-countdown'],
    ['iframe', 'iframe'],
  ] as const) {
    const { lines } = print(catalogue, kind, countdown);
    const html = lines.replaceAll(/<!-- \/?wp:html -->\n?/g, '');
    const address = await publishPost(page, wordpress, `Lines for ${kind}`, 'Custom HTML', html);

    for (const theme of THEMES) {
      await wordpress.php(`switch_theme('${theme}');`);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        const element =
          kind === 'iframe' ? page.frameLocator('iframe').locator('ringside-countdown') : page;
        await expect(element.locator('[part~="label"]').filter({ visible: true })).toBeVisible();
        await isInColumn(page, embed);
      }
    }

    const id = new URL(address).searchParams.get('p');
    const excerpt = await wordpress.php(`echo get_the_excerpt(${id});`);
    expect(excerpt.trim().replace(PARAGRAPH, '').trim()).toBe(
      kind === 'iframe' ? '' : 'Upcoming fights',
    );
  }
});

test('a link of a card leads on, by mouse and by keyboard, and opens beside the post with Ctrl and Shift', async ({
  page,
  context,
  ringside,
}) => {
  for (const [path, name] of [
    [ARTICLE, PAGES[ARTICLE] ?? ''],
    ['/fights#fight-1', PAGES['/fights#fight-1']],
  ] as const) {
    const link = iframeOf(page).getByRole('link', { name });
    for (const follow of [() => link.click(), () => link.press('Enter')]) {
      await page.goto(post(path));
      await follow();
      await expect(page).toHaveURL(ringside.origin + path);
    }

    await page.goto(post(path));
    for (const modifier of ['Control', 'Shift'] as const) {
      const opened = context.waitForEvent('page');
      await link.click({ modifiers: [modifier] });
      const beside = await opened;
      await expect(beside).toHaveURL(ringside.origin + path);
      await expect(beside.getByRole('heading', { level: 1 })).toBeVisible();
      await beside.close();
      expect(page.url()).toBe(post(path));
    }
  }
});

test('WordPress finds a language and pictures in our feed', async ({ wordpress, ringside }) => {
  const found = await wordpress.php(`
    $feed = fetch_feed('${ringside.origin}/feed.xml');
    if (is_wp_error($feed)) die($feed->get_error_message());
    echo $feed->get_language(), ' ', $feed->get_item(0)->get_enclosure()->get_thumbnail();`);
  expect(found).toMatch(new RegExp(`^en ${ringside.origin}/assets/\\S+\\.jpg$`));
});

async function hasFallback(page: Page): Promise<void> {
  await page.goto(post(ARTICLE));
  const link = page.getByRole('link', { name: `${PAGES[ARTICLE]}, Ringside` });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', new RegExp(`${ARTICLE}$`));
  const style = await page
    .locator('iframe.wp-embedded-content')
    .evaluate((node) => [getComputedStyle(node).clip, getComputedStyle(node).position]);
  expect(style).toEqual(['rect(1px, 1px, 1px, 1px)', 'absolute']);
}

test('without script, a post has a link to the page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await hasFallback(await context.newPage());
  await context.close();
});

test('while our site cannot be reached, a post has a link to the page', async ({
  page,
  ringside,
}) => {
  await ringside.stop();
  await hasFallback(page);
  await ringside.start();
});
