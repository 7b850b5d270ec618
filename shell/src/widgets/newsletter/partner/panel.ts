import { create } from '../../../layout/create.ts';
import microphone from '../../../pictures/encoded/microphone-960.avif?url';
import { picture } from '../../look/look.ts';
import { part } from '../../part.ts';

/** Everything around the form of a card or a banner. Without a look only the form shows. */
export function createPanel() {
  const image = picture(microphone);
  const words = create('slot', { name: 'note' });
  const head = part(
    'div',
    'head',
    part('p', 'kicker', 'Ringside newsletter'),
    part('div', 'title', create('slot', { name: 'title' }, 'Never miss the bell')),
    part('div', 'text', create('slot', { name: 'text' }, 'Fight dates, previews and new stories.')),
  );
  const note = part('div', 'note', words);
  const form = part('div', 'form', note);
  const root = part('div', 'panel', image, part('div', 'body', head, form));
  let shown = '';

  return {
    root,
    /** The place of the form. */
    form,
    /** Shows a variant, with a note about the use of an email address. */
    show(className: string, text: string) {
      // Assigned only when the look changes, so that the classes that its observer has added stay.
      if (shown !== className) root.className = className;
      shown = className;
      if (words.textContent !== text) words.textContent = text;
      for (const only of [head, note]) only.hidden = !className;
      image.hidden = !className.includes('card');
    },
  };
}
