import { part } from '../part.ts';

/** The text "74 days left". On a right-to-left page the exclamation mark would otherwise come first. */
export const createLabel = () => Object.assign(part('bdi', 'label'), { lang: 'en' });

export function writeLabel(label: HTMLElement, text: string, isFightDay: boolean): void {
  write(label, text);
  label.part.toggle('fight-day', isFightDay);
}

const written = new WeakMap<HTMLElement, string>();

/** Leaves an unchanged text alone, so that nothing is announced twice and a translation stays. */
export function write(element: HTMLElement, text: string): void {
  if (written.get(element) !== text) element.textContent = text;
  written.set(element, text);
  element.hidden = text === '';
}
