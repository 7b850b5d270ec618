import { decodeHTML } from 'entities';

/** The ids that the article's page uses around the text (`pages/ArticlePage.tsx`). */
const PAGE_IDS = ['article-body', 'related', 'next', 'newsletter', 'newsletter-heading'];

/** Gives headings ids of their own, and adds a list of the links' URLs, for print. */
export function readingAids(text: string) {
  const contents: { id: string; heading: string }[] = [];
  const taken = new Set(PAGE_IDS);

  /** A heading that is there before, or on the page around it, is followed by a number. */
  const idOf = (heading: string): string => {
    const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['part'];
    let id = words.join('-');
    for (let count = 2; taken.has(id); count += 1) id = `${words.join('-')}-${count}`;
    taken.add(id);
    return id;
  };

  const body = text.replace(/<h2>(.*?)<\/h2>/g, (_, html: string) => {
    const heading = decodeHTML(html.replace(/<[^>]+>/g, ''));
    const id = idOf(heading);
    contents.push({ id, heading });
    return `<h2 id="${id}">${html}</h2>`;
  });
  const links = [...text.matchAll(/<a href="([^"]+)"/g)].map(
    ([, href]) => `<li data-address>${href}</li>`,
  );
  return {
    contents,
    body: links.length ? `${body}<ol class="links">${links.join('')}</ol>` : body,
  };
}
