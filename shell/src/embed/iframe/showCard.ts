/** What a card shows of an oEmbed answer. */
interface Answer {
  title: string;
  description: string;
  image?: string;
}

/**
 * Shows the card of the page that the address names, `/embed/frame?card=/news`, from that page's oEmbed answer. Where there
 * is none, the link to the site stays.
 */
export async function showCard(): Promise<void> {
  const path = new URLSearchParams(location.search).get('card');
  const card = document.querySelector<HTMLElement>('[data-card]');
  // Only a path: the answer must be ours.
  if (!card || !path || !/^\/[\w/-]*$/.test(path)) return;
  const answer = await fetch(`/embed/oembed${path === '/' ? '/index' : path}.json`);
  if (!answer.ok) return;
  const { title, description, image } = (await answer.json()) as Answer;
  const [link, text, picture] = ['a', '[data-text]', 'img'].map((part) => card.querySelector(part));
  if (link) Object.assign(link, { textContent: title, href: path });
  if (text) text.textContent = description;
  if (image) (picture as HTMLImageElement).src = new URL(image).pathname;
  else picture?.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { background: none } body.framed { padding: 0 }');
  document.adoptedStyleSheets.push(sheet);
  document.querySelector('[data-element]')?.remove();
  card.hidden = false;
}
