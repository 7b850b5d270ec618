import { create } from '@ringside/shared/internal/page';

export function part<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  ...children: (Node | string)[]
) {
  const element = create(tag, {}, ...children);
  element.setAttribute('part', name);
  return element;
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
