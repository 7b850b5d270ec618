import { part } from '../part.ts';

/**
 * The text "74 days left". On a right-to-left page the exclamation mark would otherwise come first.
 */
export const createLabel = () => Object.assign(part('bdi', 'label'), { lang: 'en' });

export function writeLabel(label: HTMLElement, text: string, isFightDay: boolean): void {
  write(label, text);
  label.part.toggle('fight-day', isFightDay);
}

/**
 * Writes a text only when it changes, so that nothing is announced twice and a translation stays.
 * The element is one of ours, so it can hold the text that was written.
 */
export function write(element: HTMLElement & { written?: string }, text: string): void {
  if (element.written !== text) element.textContent = text;
  element.written = text;
  element.hidden = text === '';
}
