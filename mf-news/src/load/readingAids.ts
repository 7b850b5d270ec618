/** Gives headings ids, and adds a list of the links' URLs, for print. */
export function readingAids(safe: string) {
  const contents: { id: string; heading: string }[] = [];
  const body = safe.replace(/<h2>(.*?)<\/h2>/g, (_, html: string) => {
    const heading = html.replace(/<[^>]+>/g, '').replaceAll('&#x26;', '&');
    const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    contents.push({ id: words.join('-'), heading });
    return `<h2 id="${words.join('-')}">${html}</h2>`;
  });
  const links = [...safe.matchAll(/<a href="([^"]+)"/g)].map(
    ([, href]) => `<li data-address>${href}</li>`,
  );
  return {
    contents,
    body: links.length ? `${body}<ol class="links">${links.join('')}</ol>` : body,
  };
}
