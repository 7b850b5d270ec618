import { create } from '../../../layout/create.ts';
import microphone from '../../../pictures/encoded/microphone-960.avif?url';

/** Everything around the form of a card or a banner. Without a look only the form shows. */
export function createPanel() {
  const image = part('img', 'picture');
  Object.assign(image, { alt: '', loading: 'lazy' });
  const head = part(
    'div',
    'head',
    part('p', 'kicker', 'Ringside newsletter'),
    text('title', 'Never miss the bell'),
    text('text', 'Fight dates, previews and new stories.'),
  );
  const note = text('note', '');
  const form = part('div', 'form', note);
  const root = part('div', 'panel', image, part('div', 'body', head, form));
  let shown = '';

  return {
    root,
    /** The place of the form. */
    form,
    show(className: string, words: string) {
      // Assigned only when the look changes, so that the classes that its observer has added stay.
      if (shown !== className) root.className = className;
      shown = className;
      if (note.textContent !== words) note.firstElementChild?.replaceChildren(words);
      for (const only of [image, head, note]) only.hidden = !className;
    },
    /** Fetches the picture. */
    bring(site: string) {
      if (root.classList.contains('card')) image.src = site + microphone;
    },
  };
}

function part<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.setAttribute('part', name);
  element.append(...children);
  return element;
}

/** A text that the page may replace. */
function text(name: string, words: string): HTMLElement {
  const slot = create('slot', { name });
  slot.append(words);
  return part('div', name, slot);
}
