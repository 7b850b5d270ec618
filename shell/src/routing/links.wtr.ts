import { test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { isPageLink } from './links.ts';

/** Presses a link as a visitor would, and tells whether the press is ours to answer. */
function press(attributes: Readonly<Record<string, string>>, how: MouseEventInit = {}): boolean {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  let isOurs = false;
  link.addEventListener('click', (event) => {
    isOurs = isPageLink(link, event);
    event.preventDefault();
  });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  link.remove();
  return isOurs;
}

for (const href of ['/news', '/news?from=mail', '/news#comments', '/', `${location.origin}/gear`])
  test(`a plain click on ${href.replace(location.origin, 'our origin and ')} is ours`, () => {
    expect(press({ href })).to.equal(true);
    expect(press({ href, target: '_self' })).to.equal(true);
  });

for (const [how, init] of Object.entries<MouseEventInit>({
  Control: { ctrlKey: true },
  Command: { metaKey: true },
  Shift: { shiftKey: true },
  Alt: { altKey: true },
  'the middle button': { button: 1 },
  'the right button': { button: 2 },
}))
  test(`a click with ${how} is the browser's`, () => {
    expect(press({ href: '/news' }, init)).to.equal(false);
  });

const browsers: readonly Readonly<Record<string, string>>[] = [
  { href: '/news', target: '_blank' },
  { href: '/news', target: 'player' },
  { href: '/news', download: '' },
  { href: '/fights.ics' },
  { href: '/embed' },
  { href: 'https://elsewhere.example/news' },
  { href: 'mailto:desk@ringside.example' },
  { href: 'tel:+441632960000' },
  { href: '#part' },
];
for (const attributes of browsers)
  test(`a click on ${JSON.stringify(attributes)} is the browser's`, () => {
    expect(press(attributes)).to.equal(false);
  });

test('a click that somebody has answered already is not ours', () => {
  const link = Object.assign(document.createElement('a'), { href: '/news' });
  const event = new MouseEvent('click', { cancelable: true });
  event.preventDefault();
  expect(isPageLink(link, event)).to.equal(false);
});
