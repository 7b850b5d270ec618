export interface ReadingAids {
  contents: { id: string; heading: string }[];
  /** Safe HTML: the body with these ids, and after it a list of its links' addresses, which only paper shows. */
  body: string;
}

/** @param safe the body as safe HTML */
export function readingAids(safe: string): ReadingAids {
  const contents: ReadingAids['contents'] = [];
  const body = safe.replace(/<h2>(.*?)<\/h2>/g, (_, html: string) => {
    const heading = html.replace(/<[^>]+>/g, '').replaceAll('&#x26;', '&');
    const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    contents.push({ id: words.join('-'), heading });
    return `<h2 id="${words.join('-')}">${html}</h2>`;
  });
  // The browser adds the site's origin.
  const links = [...safe.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => `<li data-address>${href}</li>`);
  return { contents, body: links.length ? `${body}<ol class="links">${links.join('')}</ol>` : body };
}
