/** What oEmbed readers find on our pages, and what they get. */
import { articlePaths } from '../support/facts.ts';
import { expect, test } from '../support/test.ts';

test('pages tell readers of oEmbed where their answer is, and the frame in it shows the page’s element', async ({
  page,
  request,
  baseURL,
}) => {
  for (const [path, element, heading] of [
    ['/fights', 'ringside-countdown', 'Fight details'],
    ['/reviews', 'ringside-news', 'Gear Reviews'],
    [articlePaths[0] ?? '', 'ringside-news', 'Back to News'],
  ] as const) {
    await page.goto(path);
    const link = page.locator('head link[type="application/json+oembed"]');
    await expect(link).toHaveAttribute('rel', 'alternate');
    const address = new URL((await link.getAttribute('href')) ?? '');
    const response = await request.get(address.pathname);
    expect(response.headers()['content-type']).toContain('application/json');
    const answer = (await response.json()) as Readonly<Record<string, unknown>>;
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'Ringside' });
    expect([typeof answer.width, typeof answer.height]).toEqual(['number', 'number']);
    const [, src = ''] = /^<iframe src="https:\/\/ringside\.example([^"]*)"/.exec(String(answer.html)) ?? [];
    await page.goto(baseURL + src.replaceAll('&amp;', '&'));
    await expect(page.locator(element).getByText(heading).first()).toBeVisible();
  }
  await page.goto('/about');
  await expect(page.locator('head link[type="application/json+oembed"]')).toHaveCount(0);
});
