import { create } from '@ringside/shared/internal/page';
import microphone from '../../../pictures/encoded/microphone-960.avif?url';
import { part } from '../../../widgets/part.ts';
import { picture } from '../variantController.ts';

const english = (text: string) => create('bdi', {}, text);

export function createPanel(className: string, form: Node, note: Node) {
  const head = part(
    'div',
    'head',
    part('p', 'kicker', 'Ringside newsletter'),
    part('div', 'title', create('slot', { name: 'title' }, english('Never miss the bell'))),
    part(
      'div',
      'text',
      create('slot', { name: 'text' }, english('Fight dates, previews and new stories.')),
    ),
  );
  const body = part('div', 'body', head, create('div', {}, form, part('div', 'note', note)));
  const panel = part('div', 'panel', className.includes('card') ? picture(microphone) : '', body);
  // On a Turkish page the capitals would differ without a language of our own.
  Object.assign(panel, { className, lang: 'en' });
  return panel;
}
