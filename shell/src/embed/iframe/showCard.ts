import { reportToWordPress } from './parentPage.ts';

interface Card {
  title: string;
  description: string;
  image?: string;
  events?: readonly { name: string; date: string; path: string }[];
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `/embed/frame?card=/news`. Without an oEmbed response the link stays. */
export async function showCard(): Promise<void> {
  const path = new URLSearchParams(location.search).get('card');
  const card = document.querySelector<HTMLElement>('[data-card]');
  // The response must be ours.
  if (!card || !path || !/^\/[\w/-]*$/.test(path)) return;
  const response = await fetch(`/embed/oembed${path === '/' ? '/index' : path}.json`);
  if (!response.ok) return;
  const { title, description, image, events = [] } = (await response.json()) as Card;

  fill(card, 'h1 a', title, { href: path });
  fill(card, '[data-text]', events.length > 0 ? '' : description);
  const item = card.querySelector('li') as Element;
  for (const event of events) {
    const copy = item.cloneNode(true) as Element;
    fill(copy, 'a', event.name, { href: event.path });
    fill(copy, 'time', dateFormat.format(new Date(event.date)), { dateTime: event.date });
    item.before(copy);
  }
  item.remove();
  const picture = card.querySelector('img');
  if (image) picture?.setAttribute('src', new URL(image).pathname);
  else picture?.remove();

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { background: none } .framed body { padding: 0 }');
  document.adoptedStyleSheets.push(sheet);
  document.querySelector('[data-catalogue]')?.remove();
  card.hidden = false;
  reportToWordPress();
}

const fill = (card: Element, part: string, textContent: string, properties = {}) =>
  Object.assign(card.querySelector(part) as Element, { textContent, ...properties });
