import type { Json } from '@ringside/shared/contract';

/** How many days ahead an example is. */
const EXAMPLE_DAYS = 12;

/** In a preview, a card or a banner fills the iframe. */
const FILLING = `
  body.framed:has([look='card'], [look='banner']) { padding: 0 }
  [look='card'], [look='banner'] { display: block; min-height: 100vh }`;

/**
 * Shows an element as a live view on our pages for partners. A countdown to the next fight counts to an example date, labelled as an example, when no fight
 * is ahead.
 *
 * @param fights by id, for a countdown
 */
export function showPreview(element: Element, fights: Json | undefined): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(FILLING);
  document.adoptedStyleSheets.push(sheet);
  if (element.getAttribute('fight') !== 'next') return;
  const days = Object.values((fights ?? {}) as Record<string, { date: string }>).map(({ date }) => date);
  if (days.some((day) => day >= dayIn(0))) return;
  element.setAttribute('date', dayIn(EXAMPLE_DAYS));
  element.setAttribute('event', 'Example date');
}

/** A day from today on, as YYYY-MM-DD. */
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
