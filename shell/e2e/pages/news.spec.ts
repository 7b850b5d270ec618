import { articles, inCategories, newestFirst } from '../support/facts.ts';
import { expect, test } from '../support/sharedPage.ts';
import { sectionOf, visit } from '../support/visit.ts';

test('a card shows its article and leads to it; lists have those of their categories, newest first', async ({
  page,
}) => {
  for (const { path, part, expected } of [
    { path: '/training', part: 'Training Articles', expected: inCategories('Training') },
    {
      path: '/fights',
      part: 'Fights Analysis & News',
      expected: inCategories('Fight Analysis', 'Fight News'),
    },
    { path: '/reviews', expected: inCategories('Gear Review') },
    { path: '/news', expected: newestFirst },
  ]) {
    await page.goto(path);
    const links = await (part ? sectionOf(page, part) : page.getByRole('main'))
      .locator('a[href^="/news/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect([...new Set(links)], path).toEqual(expected.map(({ slug }) => `/news/${slug}`));
  }

  const cards = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Read More' }) });
  const texts = await cards.allInnerTexts();
  expect(texts).toHaveLength(articles.length);

  for (const [index, article] of newestFirst.entries()) {
    const { category, title, author, date, readTime, excerpt, summary } = article;
    for (const text of [category, title, author, date, readTime, excerpt ?? summary ?? ''])
      expect(texts[index]?.toLowerCase()).toContain(text.toLowerCase());
  }
});

test('an article shows its text, and Back to News returns to the list', async ({ page }) => {
  const article = articles[3] ?? newestFirst[0];
  if (!article) throw new Error('there are no articles');
  await visit(page, `/news/${article.slug}`);
  const main = page.getByRole('main');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title, {
    ignoreCase: true,
  });
  for (const text of [article.category, article.author, article.date])
    await expect(main).toContainText(text, { ignoreCase: true });
  await expect(main).toContainText(/\d+ comments?/i);
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();

  const related = page.locator('[aria-labelledby="related"]').getByRole('heading', { level: 3 });
  const others = articles.filter(
    ({ id, category }) => category === article.category && id !== article.id,
  );
  await expect(related).toHaveCount(Math.min(2, others.length));

  const writer = main.getByRole('link', { name: article.author });
  await expect(writer).toHaveAttribute(
    'href',
    `/about#${article.author.toLowerCase().replace(' ', '-')}`,
  );

  const color = await page
    .getByRole('article')
    .first()
    .locator('p')
    .filter({ hasText: /\w{3,}.{120,}/ })
    .last()
    .evaluate((element) => getComputedStyle(element).color);
  const [red = 255, green = 255, blue = 255] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(Math.max(red, green, blue), 'dark text on a light page').toBeLessThan(110);

  await main.getByRole('link', { name: 'Back to News' }).first().click();
  await expect(page).toHaveURL('/news');
});

test('an article about a fight counts down to it, and links lead to its parts, the next story and the newsletter', async ({
  page,
}) => {
  const article = articles.find(({ fight }) => fight === 1);
  await page.clock.setFixedTime('2025-10-08T12:00Z');
  await visit(page, `/news/${article?.slug}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Tobias Rourke vs Anselm Varga' })).toHaveAttribute(
    'href',
    '/fights#fight-1',
  );
  await expect(main.getByText('10 days left')).toBeVisible();
  await main.getByRole('navigation', { name: 'In this story' }).getByRole('link').last().click();
  await expect(main.locator('.article-body :target')).toBeInViewport();
  await expect(
    main.getByRole('region', { name: 'Read Next' }).getByRole('heading', { level: 3 }),
  ).toBeVisible();
  await expect(main.locator('#newsletter').getByRole('textbox')).toBeVisible();
});

test('the result of a fight and what became of our pick appear above its analysis, and at the end of other stories about it', async ({
  page,
}) => {
  const ofFight = articles.filter(({ fight }) => fight === 1);
  const article = ofFight.find(({ category }) => category === 'Fight Analysis');
  const main = page.getByRole('main');
  const shown = (text: string) => main.getByText(text).filter({ visible: true });
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights: (number | undefined)[] = [];
    for (const [time, isOver] of [
      ['2025-10-08T12:00Z', false],
      ['2025-10-22T12:00Z', true],
    ] as const) {
      await page.clock.setFixedTime(time);
      await visit(page, `/news/${article?.slug}`);
      await expect(shown('Varga, on points')).toHaveCount(isOver ? 1 : 0);
      await expect(shown('We picked Rourke: wrong')).toHaveCount(isOver ? 1 : 0);
      await expect(shown('We pick Rourke')).toHaveCount(isOver ? 0 : 1);
      await expect(shown('Saturday, October 18, 2025')).toHaveCount(1);
      heights.push((await main.locator('ringside-fight-list').boundingBox())?.height);
    }
    expect(heights[1], `nothing moves at ${width} px`).toBe(heights[0]);
  }

  expect(ofFight.length).toBeGreaterThan(1);
  for (const { slug, category } of ofFight) {
    await visit(page, `/news/${slug}`);
    const strip = await main.locator('ringside-fight-list').boundingBox();
    const text = await main.locator('.article-body p').first().boundingBox();
    const isAbove = (strip?.y ?? 0) < (text?.y ?? 0);
    expect(isAbove, slug).toBe(category === 'Fight Analysis');
  }
});

test('in a wide window the picture of an article reaches the edge of the window and the blue line', async ({
  page,
}) => {
  for (const width of [1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug } of [articles[0], articles[1]].flatMap((article) => article ?? [])) {
      await visit(page, `/news/${slug}`);
      const header = page.getByRole('article').first().locator('header');
      const band = await header.boundingBox();
      const picture = await header.getByRole('img').boundingBox();
      const title = await header.getByRole('heading').boundingBox();
      const side = await page.getByRole('navigation', { name: 'In this story' }).boundingBox();
      if (!band || !picture || !title || !side) throw new Error('a part of the page is missing');
      expect(picture.y).toBe(band.y);
      expect(picture.x + picture.width).toBe(width);
      expect(Math.round(band.y + band.height - picture.y - picture.height), 'blue line').toBe(8);
      expect(picture.width / picture.height).toBeGreaterThan(1.2);
      expect(Math.round(title.x - side.x), 'on one line with the text').toBe(0);
    }
  }
});

test('a rule opens a part, a quotation, a chart and a table, and none has another at its foot', async ({
  page,
}) => {
  for (const slug of ['the-last-two-kilos', 'the-roofing-firm-that-keeps-a-boxing-show-alive']) {
    await visit(page, `/news/${slug}`);
    const blocks = page.locator('.article-body').locator('blockquote, figure, table, h2');
    const rulesOf = (side: 'Top' | 'Bottom') =>
      blocks.evaluateAll(
        (all, edge) =>
          all.map((block) => {
            const ruled = block.querySelector('caption') ?? block;
            const part = ruled.tagName === 'H2' ? (ruled.parentElement as Element) : ruled;
            return Number.parseFloat(getComputedStyle(part)[`border${edge}Width`]) > 0;
          }),
        side,
      );
    expect(new Set(await rulesOf('Top')), slug).toEqual(new Set([true]));
    expect(new Set(await rulesOf('Bottom')), slug).toEqual(new Set([false]));
  }
});

test('in a wide window headings and notes of an article stand at the side of its text, and pictures are as wide as the page', async ({
  page,
}) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/news/tobias-rourke-anselm-varga-jab-analysis');
    const body = page.locator('.article-body');
    const boxOf = async (selector: string) => {
      const {
        x = 0,
        y = 0,
        width: wide = 0,
      } = (await body.locator(selector).first().boundingBox()) ?? {};
      return { left: Math.round(x), top: y, right: Math.round(x + wide) };
    };

    const back = await page.getByRole('link', { name: 'Back to News' }).boundingBox();
    const side = Math.round(back?.x ?? 0);
    const text = await boxOf('h2 ~ p');
    for (const inSide of ['h2', 'aside', 'picture', 'figcaption'])
      expect((await boxOf(inSide)).left, `${inSide} at ${width} px`).toBe(side);
    for (const besideIt of ['figure svg', 'blockquote p', 'blockquote p + p'])
      expect((await boxOf(besideIt)).left, `${besideIt} at ${width} px`).toBe(text.left);

    expect((await boxOf('h2')).right).toBeLessThan(text.left);
    expect(Math.abs((await boxOf('h2')).top - text.top)).toBeLessThan(12);
    expect((await boxOf('.frames')).right).toBeGreaterThanOrEqual(text.right);
  }
});

test('numbered frames stand two by two above their words, and on a phone below one another', async ({
  page,
}) => {
  await visit(page, '/news/tobias-rourke-anselm-varga-jab-analysis');
  const frames = page.locator('.article-body .frames > li');
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await frames.evaluateAll((all) =>
      all.map((frame) => frame.getBoundingClientRect().left),
    );
    expect(lefts).toHaveLength(4);
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
    for (const frame of await frames.all()) {
      const picture = await frame.locator('img').boundingBox();
      const words = await frame.locator('strong').boundingBox();
      expect(words?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
    }
  }
});

test('a review begins with its score and what it was tested by, on the columns of its text, and ends with its verdict', async ({
  page,
}) => {
  for (const { slug, rating, facts } of articles.filter(({ rating }) => rating)) {
    await visit(page, `/news/${slug}`);
    const article = page.getByRole('article').first();
    await expect(article.getByRole('img', { name: `${rating?.toFixed(1)} out of 5` })).toHaveCount(
      2,
    );

    const box = article.getByRole('complementary', { name: 'Score' });
    for (const words of [facts?.bestFor, facts?.weight, facts?.tested])
      await expect(box).toContainText(words ?? '');
    const body = article.locator('.article-body > div > div');
    await expect(body.last()).toContainText('Verdict:');
    expect((await box.locator('dl').boundingBox())?.x).toBe(
      (await body.last().locator('p').first().boundingBox())?.x,
    );
  }
});
