import { longDate } from '../../widgets/countdown/longDate.ts';
import type { Configuration } from '../configuration.ts';
import { titleOf } from '../titleOf.ts';
import type { Markup } from './markup.ts';

/** What stands in a tag until its script is there, and where none ever runs: useful by itself. */
export function fallbackOf({ catalogue, element, attributes }: Configuration): readonly Markup[] {
  const origin = /^https?:\/\//.test(attributes.origin ?? '') ? attributes.origin : catalogue.origin;
  const link = (path: string, text: string, hash = ''): Markup => {
    const address = new URL(origin ?? catalogue.origin);
    // Set as a part, no path can lead to another host.
    address.pathname = path;
    address.hash = hash;
    return { tag: 'a', attributes: { href: address.href }, children: [text] };
  };
  if (element.tag === 'ringside-newsletter') {
    const signUp = link('/', 'Sign up on Ringside', 'newsletter');
    // A card or a banner makes a form of its own, so nothing moves when it comes.
    if (attributes.look === 'card' || attributes.look === 'banner') return [signUp];
    return [FORM, waiting(signUp)];
  }
  if (element.tag === 'ringside-countdown') {
    const { fight = '', date: day = '', event: name } = attributes;
    const fights = element.data as Readonly<Record<string, { date: string; event: string }>> | undefined;
    const known = fights && Object.hasOwn(fights, fight) ? fights[fight] : undefined;
    const date = day || (known?.date ?? '');
    const event = link('/fights', name || known?.event || 'Upcoming fights', known && `fight-${fight}`);
    if (Number.isNaN(Date.parse(date))) return [event];
    return [event, { tag: 'time', attributes: { datetime: date }, children: [longDate(date)] }];
  }
  const section = catalogue.elements.find(({ tag }) => tag === `ringside-${element.file}`);
  const path = attributes.path ?? section?.routes?.[0] ?? '/';
  return [link(path, `${titleOf(section?.tag ?? element.tag)} on Ringside`)];
}

/**
 * Says beside a form why it does not answer yet. The element has no slot of that name, so the words are gone as soon as it is there.
 */
const waiting = (signUp: Markup): Markup => ({
  tag: 'p',
  attributes: { slot: 'waiting' },
  children: ['This form works as soon as Ringside has answered. ', signUp],
});

const FORM: Markup = {
  tag: 'form',
  // Outside a dialog this method goes nowhere, so that without script no address leaves the page.
  attributes: { method: 'dialog' },
  children: [
    {
      tag: 'label',
      attributes: {},
      children: [
        'Email address',
        { tag: 'input', attributes: { type: 'email', name: 'email', required: true, autocomplete: 'email' } },
      ],
    },
    { tag: 'button', attributes: {}, children: ['Subscribe'] },
  ],
};
