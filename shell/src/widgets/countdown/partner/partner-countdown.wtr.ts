import { test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import {
  clock,
  fight,
  inside,
  links,
  PIXEL,
  part,
  place,
  seen,
  settled,
  told,
} from './testing/countdownOnPage.ts';

for (const [name, attributes, text] of [
  ['knows one of our fights', 'fight="1"', 'Thunder | 74 days left'],
  ['takes a date before that of the fight', 'fight="1" date="2025-08-06"', 'Thunder | 1 days left'],
  ['takes a name before that of the fight', 'fight="1" event="Rumble"', 'Rumble | 74 days left'],
  ['shows no name when it is empty', 'fight="1" event=""', '74 days left'],
  ['takes no date for the one of the fight', 'fight="1" date=""', 'Thunder | 74 days left'],
  ['shows its fallback for a date that is none', 'fight="1" date="soon"', 'October 18'],
  ['shows its fallback for an unknown fight', 'fight="3"', 'October 18'],
  ['takes a look that there is not for none', 'fight="1" look="poster"', 'Thunder | 74 days left'],
] as const) {
  test(name, async () => {
    expect(seen(await place(attributes))).to.equal(text);
  });
}

test('shows its fallback for a name that the page added to every object’s prototype', async () => {
  Object.defineProperty(Object.prototype, '7', { configurable: true, value: fight('2025-10-18', 'None') });
  try {
    expect(seen(await place('fight="7"'))).to.equal('October 18');
  } finally {
    Reflect.deleteProperty(Object.prototype, '7');
  }
});

for (const look of ['card', 'banner', 'line'])
  test(`a ${look} without a fight and a date ${look === 'line' ? 'shows its fallback' : 'shows the next fight, and warns once'}`, async () => {
    const warnings: string[] = [];
    const { warn } = console;
    console.warn = (words: string) => warnings.push(words);
    const element = await place(`look="${look}"`);
    element.theme = 'dark';
    await settled(element);
    console.warn = warn;
    if (look === 'line') expect(seen(element)).to.equal('October 18');
    else expect(part(element, 'label')).to.match(/^74\s+DAYS LEFT$/);
    expect(warnings.join()).to.equal(
      look === 'line'
        ? ''
        : `ringside: <ringside-countdown look="${look}"> shows the next fight, because it has neither fight nor date. Write fight="next" or date="YYYY-MM-DD".`,
    );
  });

test('shows the date and name of one of our fights, also for a number', async () => {
  const element = await place('');
  clock.now = Date.parse('2025-10-18T00:00:00Z');
  element.fight = 1;
  await settled(element);
  expect(told).to.deep.equal([{ date: '2025-10-18', event: 'Thunder', fight: '1' }]);
});

for (const look of ['card', 'banner']) {
  test(`a ${look} shows the fighters, the time, the place and the days left`, async () => {
    const element = await place(`look="${look}" fight="1"`);
    expect(part(element, 'event')).to.equal('THUNDER');
    expect(part(element, 'names')).to.match(/TOBIAS ROURKE[\s\S]*vs[\s\S]*ANSELM VARGA/);
    expect(part(element, 'label')).to.match(/^74\s+DAYS LEFT$/);
    expect(part(element, 'date')).to.equal('Saturday, October 18, 2025');
    expect(part(element, 'place')).to.equal('Thameside Arena, London');
    expect(element.querySelector('time')?.checkVisibility({ visibilityProperty: true })).to.equal(false);
    expect(links(element)).to.include('/fights#fight-1');
  });
}

test('a card shows the records, the start on the reader’s own clock, and the calendar', async () => {
  const element = await place('look="card" fight="1"');
  expect(part(element, 'record')).to.equal('28-1, 22 KO');
  const hour = new Date('2025-10-18T22:00:00+01:00').toLocaleString('en', {
    hour: 'numeric',
    minute: '2-digit',
  });
  expect(part(element, 'start')?.replace(/\s/g, ' ')).to.contain(hour.replace(/\s/g, ' '));
  expect(links(element)).to.deep.equal(['/fights#fight-1', '/fights#fight-1', '/fights/1.ics']);
});

test('a card shows one day in the singular', async () => {
  expect(part(await place('look="card" fight="1" date="2025-08-06"'), 'label')).to.match(/^1\s+DAY LEFT$/);
});

test('a fight with another date than ours has neither our start nor our calendar file', async () => {
  const element = await place('look="card" fight="1" date="2025-08-06"');
  expect(part(element, 'start')).to.equal(undefined);
  expect(links(element)).to.deep.equal(['/fights#fight-1', '/fights#fight-1']);
});

test('a card for the page’s own fight shows its name and has the page’s link', async () => {
  const element = await place(
    'look="card" date="2025-08-15" event="Club night"',
    '<a href="/tickets">Tickets</a>',
  );
  expect(part(element, 'names')).to.equal('CLUB NIGHT');
  expect(element.shadowRoot?.querySelectorAll('[part="picture"]')).to.have.length(0);
  expect(links(element).map((href) => href && new URL(href, location.href).pathname)).to.deep.equal([
    '/tickets',
    '/tickets',
  ]);
});

test('a card takes a link that is added to the tag later', async () => {
  const element = await place('look="card" fight="1"', '');
  element.innerHTML = '<a href="/tickets">Tickets</a>';
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await settled(element);
  expect(links(element)[0]).to.contain('/tickets');
});

test('a page may set its own picture and links', async () => {
  const element = await place(
    'look="card" fight="1"',
    `<img slot="picture" src="${PIXEL}" alt="Our gym"><a slot="actions" href="/tickets">Tickets</a>`,
  );
  expect(inside(element, '[part="picture"]')?.checkVisibility()).to.equal(false);
  expect(element.querySelector('img')?.checkVisibility()).to.equal(true);
  expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
  expect(inside(element, '[part="button"]')?.checkVisibility()).to.equal(false);
  expect(links(element)).to.deep.equal(['/fights#fight-1']);
});

test('a line has one link, to its fight', async () => {
  const element = await place('look="line" fight="1"');
  expect(seen(element)).to.equal('Thunder | 74 days left');
  expect(links(element)).to.deep.equal(['/fights#fight-1']);
});

for (const [name, attributes, text, leads] of [
  ['no name', 'look="line" fight="1" event=""', '74 days left', '/fights#fight-1'],
  ['an unknown fight', 'look="line" fight="3" date="2025-08-06"', '1 days left', '/tickets'],
  [
    'an unknown fight with a name',
    'look="line" fight="3" date="2025-08-06" event="Rumble"',
    'Rumble | 1 days left',
    '/tickets',
  ],
  [
    'a fight that is over and has no name',
    'fight="1" date="2025-08-04" event="" past="link"',
    'Final bell',
    '/fights#fight-1',
  ],
  ['a card without a name', 'look="card" date="2025-08-06"', undefined, '/tickets'],
] as const)
  test(`the link of a countdown is visible with ${name}, and has a text`, async () => {
    const element = await place(attributes, leads === '/tickets' ? '<a href="/tickets">Tickets</a>' : '');
    const shown = [...(element.shadowRoot?.querySelectorAll('a') ?? [])].filter(({ href }) => href);
    expect(shown.map(({ href }) => href.slice(-leads.length))).to.deep.equal([leads]);
    expect(shown.every((link) => link.innerText.trim() && link.checkVisibility())).to.equal(true);
    if (text) expect(seen(element)).to.equal(text);
  });

test('a name that is set later on a line comes before the count and becomes the link', async () => {
  const element = await place('look="line" fight="1" event=""');
  const named = () => inside(element, 'a[href]')?.innerText.trim();
  expect(named()).to.equal('74 days left');
  element.event = 'Rumble';
  await settled(element);
  expect(inside(element, 'span')?.innerText.trim()).to.match(/^Rumble\s+74 days left$/);
  expect(named()).to.equal('Rumble');
  element.event = '';
  await settled(element);
  expect(named()).to.equal('74 days left');
});

test('without `look` it is a line', async () => {
  const element = await place('fight="1"');
  expect(links(element)).to.deep.equal([]);
  expect(document.adoptedStyleSheets).to.deep.equal([]);
  expect(element.shadowRoot?.querySelectorAll('[part="bill"]')).to.have.length(0);
});
