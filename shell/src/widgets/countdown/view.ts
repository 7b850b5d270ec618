import { create } from '../../layout/create.ts';
import type { themeOf } from '../theme.styles.ts';

/** What a countdown shows. */
export interface Shown {
  event: string;
  /** Without one the fallback shows. */
  label: string | undefined;
  isFightDay: boolean;
  theme: ReturnType<typeof themeOf>;
}

/** The nodes inside a countdown's shadow root, and what writes them. */
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

/** Reads from its own side: on a page from right to left the mark after "Fight Day!" would go before it. */
function part(name: string): HTMLElement {
  const element = create('bdi', { hidden: true });
  element.part.add(name);
  return element;
}

/** Writes only what changed, so that nothing is drawn or read out again at each look at the clock. */
export function write(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === '';
}
