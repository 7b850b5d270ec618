import { part, write } from '../part.ts';

/**
 * The text "74 days left". On a right-to-left page the exclamation mark would otherwise come first.
 */
export const createLabel = () => Object.assign(part('bdi', 'label'), { lang: 'en' });

export function writeLabel(label: HTMLElement, text: string, isFightDay: boolean): void {
  write(label, text);
  label.part.toggle('fight-day', isFightDay);
}
