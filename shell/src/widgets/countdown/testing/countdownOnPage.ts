import { type HandClock, startHandClock } from '@ringside/shared/testing/handClock';
import { afterEach, beforeEach } from '@ringside/shared/testing/mocha';
import type { FightDay, KnownFight } from '../../../embed/widgets/countdown/panel.ts';
import { PartnerCountdown } from '../../../embed/widgets/countdown/partner-countdown.ts';
import type { RingsideWidget } from '../../widget.ts';
import { RingsideCountdown } from '../countdown.ts';

customElements.define('ringside-countdown', PartnerCountdown);
customElements.define('site-countdown', RingsideCountdown);

export const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
export const fight = (date: string, event: string): KnownFight => ({
  date,
  event,
  fighters: ['Tobias Rourke', 'Anselm Varga'],
  records: ['28-1, 22 KO', '26-0, 11 KO'],
  startsAt: `${date}T22:00:00-07:00`,
  place: 'Thameside Arena, London',
  poster: PIXEL,
});

export const sent: FightDay[] = [];
const listen = (event: Event) => sent.push((event as CustomEvent<FightDay>).detail);
export let clock: HandClock;
export const warnings: string[] = [];
const { warn } = console;

beforeEach(() => {
  clock = startHandClock('2025-08-05T09:00:00Z');
  console.warn = (words: string) => warnings.push(words);
  document.body.addEventListener('ringside:fight-day', listen);
  PartnerCountdown.fights = new Map([
    ['1', fight('2025-10-18', 'Thunder')],
    ['2', fight('2025-11-22', 'Reckoning')],
  ]);
});
afterEach(() => {
  clock.stop();
  console.warn = warn;
  warnings.length = 0;
  document.body.removeEventListener('ringside:fight-day', listen);
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  document.adoptedStyleSheets = [];
  sent.length = 0;
});

export async function settled(element: RingsideWidget): Promise<void> {
  await element.updateComplete;
  while (inside(element, '.look:not(.seen)')) await new Promise(requestAnimationFrame);
}

export async function place<Kind extends RingsideWidget = PartnerCountdown>(
  attributes: string,
  content = '<time>October 18</time>',
  tag = 'ringside-countdown',
): Promise<Kind> {
  document.body.innerHTML = `<${tag} ${attributes}>${content}</${tag}>`;
  const element = document.querySelector<Kind>(tag);
  if (!element) throw new Error('No countdown.');
  await settled(element);
  return element;
}

export async function pass(element: RingsideWidget, milliseconds: number): Promise<void> {
  clock.pass(milliseconds);
  await settled(element);
}

export const inside = <Kind extends Element = HTMLElement>(element: Element, selector: string) =>
  element.shadowRoot?.querySelector<Kind>(selector) ?? undefined;
export const billPart = (element: Element, name: string) =>
  inside(element, `[part='bill'] [part~='${name}']`)?.innerText.trim();
export const links = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('a') ?? [])]
    .filter((link) => link.checkVisibility() && link.href)
    .map((link) => link.getAttribute('href')?.replace(location.origin, ''));

export const seen = (element: Element) =>
  [
    ...[...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part]') ?? [])]
      .filter((each) => each.checkVisibility())
      .map((each) => each.innerText),
    ...[...element.children]
      .filter((child) => child.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent),
  ]
    .filter(Boolean)
    .join(' | ');
