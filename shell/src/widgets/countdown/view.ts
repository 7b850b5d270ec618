import { create } from '../create.ts';
import type { themeOf } from '../theme.styles.ts';
import { countdownLabel } from './daysLeft.ts';

/** What a countdown shows; no days left shows the fallback. */
export interface Shown {
  days: number | undefined;
  event: string;
  theme: ReturnType<typeof themeOf>;
}

/** The nodes inside a countdown's shadow root, and what writes them. */
export function createView() {
  const event = part('event');
  const label = part('label');
  const text = create('span', {});
  text.append(event, ' ', label);
  const fallback = create('slot', {});
  const box = create('div', {});
  box.append(text, fallback);

  return {
    box,
    show({ days, event: name, theme }: Shown) {
      const valid = days !== undefined;
      box.dataset.theme = theme;
      write(event, valid ? name : '');
      write(label, valid ? countdownLabel(days) : '');
      label.part.toggle('fight-day', valid && days <= 0);
      fallback.hidden = valid;
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
function write(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === '';
}
