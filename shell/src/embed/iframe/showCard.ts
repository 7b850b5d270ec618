import { reportToWordPress } from './parentPage.ts';

/** The parts of an oEmbed response that a card shows. */
interface Card {
  title: string;
  description: string;
  image?: string;
  /** They replace the description. */
  events?: readonly { name: string; date: string; path: string }[];
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * Shows the card of the page that the URL names, `/embed/frame?card=/news`, from that page's oEmbed response. Without one, the link
 * to the site stays.
 */
export async function showCard(): Promise<void> {
  const path = new URLSearchParams(location.search).get('card');
  const card = document.querySelector<HTMLElement>('[data-card]');
  // Only a path: the response must be ours.
  if (!card || !path || !/^\/[\w/-]*$/.test(path)) return;
  const response = await fetch(`/embed/oembed${path === '/' ? '/index' : path}.json`);
  if (!response.ok) return;
  const { title, description, image, events = [] } = (await response.json()) as Card;

  const [link, text, item, picture] = ['h1 a', '[data-text]', 'li', 'img'].map((part) =>
    card.querySelector(part),
  );
  if (link) Object.assign(link, { textContent: title, href: path });
  if (text) text.textContent = events.length > 0 ? '' : description;
  for (const event of events) if (item) item.before(filled(item, event));
  item?.remove();
  if (image) (picture as HTMLImageElement).src = new URL(image).pathname;
  else picture?.remove();

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { background: none } body.framed { padding: 0 }');
  document.adoptedStyleSheets.push(sheet);
  document.querySelector('[data-catalogue]')?.remove();
  card.hidden = false;
  reportToWordPress();
}

/** A copy of the list's item for one event. */
function filled(item: Element, { name, date, path }: NonNullable<Card['events']>[number]): Element {
  const copy = item.cloneNode(true) as Element;
  const [link, time] = ['a', 'time'].map((part) => copy.querySelector(part));
  if (link) Object.assign(link, { textContent: name, href: path });
  if (time) Object.assign(time, { textContent: dateFormat.format(new Date(date)), dateTime: date });
  return copy;
}
