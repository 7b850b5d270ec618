import { expect, type Page } from '../support/test.ts';
import { ready } from '../support/visit.ts';

/** Waits until the head, the header and the text belong to the page's URL. */
export async function agreesWithUrl(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document
        .querySelector<HTMLLinkElement>('link[rel="canonical"]')
        ?.href.endsWith(location.pathname) &&
      !document.documentElement.hasAttribute('data-navigating'),
  );
  await ready(page);
  const shown = await page.evaluate(facts);
  const fresh = await page.context().newPage();
  await fresh.goto(page.url(), { waitUntil: 'domcontentloaded' });
  expect(shown).toEqual(await fresh.evaluate(facts));
  await fresh.close();
}

const facts = () => {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    title: document.title,
    description: all('meta[name="description"]').map((tag) => tag.getAttribute('content')),
    canonical: all('link[rel="canonical"]').map((tag) => tag.getAttribute('href')),
    active: all('.site-nav [aria-current]').map((link) => link.textContent),
    headings: all('main h1, main h2').map((heading) => heading.textContent),
    mains: all('main').length,
  };
};
