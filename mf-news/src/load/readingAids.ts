export interface ReadingAids {
  contents: { id: string; heading: string }[];
  /** Safe HTML. After it follows a list of its links' addresses, for paper. */
  body: string;
}

export function readingAids(safe: string): ReadingAids {
  const contents: ReadingAids['contents'] = [];
  const body = safe.replace(/<h2>(.*?)<\/h2>/g, (_, html: string) => {
    const heading = html.replace(/<[^>]+>/g, '').replaceAll('&#x26;', '&');
    const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    contents.push({ id: words.join('-'), heading });
    return `<h2 id="${words.join('-')}">${html}</h2>`;
  });
  const links = [...safe.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => `<li data-address>${href}</li>`);
  return { contents, body: links.length ? `${body}<ol class="links">${links.join('')}</ol>` : body };
}
