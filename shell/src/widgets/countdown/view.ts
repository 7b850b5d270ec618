import { create } from '../../layout/create.ts';
import type { themeOf } from '../theme.styles.ts';

/** The content of a countdown. */
export interface Shown {
  event: string;
  /** If undefined, the fallback shows. */
  label: string | undefined;
  isFightDay: boolean;
  theme: ReturnType<typeof themeOf>;
}

/** The nodes inside a countdown's shadow root, and a function that updates them. */
export function createView() {
  const event = part('event');
  const label = part('label');
  const line = create('span', {});
  line.append(event, ' ', label);
  const fallback = create('slot', {});
  const box = create('div', {});
  box.append(line, fallback);

  return {
    box,
    line,
    event,
    label,
    fallback,
    show(shown: Shown) {
      box.dataset.theme = shown.theme;
      write(event, shown.event);
      write(label, shown.label ?? '');
      label.part.toggle('fight-day', shown.isFightDay);
      fallback.hidden = shown.label !== undefined;
    },
  };
}

/** A `<bdi>`, because on a right-to-left page the exclamation mark of "Fight Day!" would be placed before the words. */
function part(name: string): HTMLElement {
  const element = create('bdi', { hidden: true });
  element.part.add(name);
  return element;
}

/** Writes a text only if it changed, so that updates do not render or announce it again. */
export function write(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === '';
}
