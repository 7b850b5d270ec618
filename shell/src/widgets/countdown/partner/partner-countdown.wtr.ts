import { type HandClock, startHandClock } from '@ringside/shared/testing/handClock';
import { afterEach, beforeEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import type { FightDay } from '../countdown.ts';
import type { KnownFight } from './fights.ts';
import { PartnerCountdown } from './partner-countdown.ts';

customElements.define('ringside-countdown', PartnerCountdown);

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const fight = (date: string, event: string): KnownFight => ({
  date,
  event,
  fighters: ['Tobias Rourke', 'Anselm Varga'],
  records: ['28-1, 22 KO', '26-0, 11 KO'],
  startsAt: `${date}T22:00:00+01:00`,
  place: 'Thameside Arena, London',
  poster: PIXEL,
});

const told: FightDay[] = [];
const listen = (event: CustomEvent<FightDay>) => told.push(event.detail);
let clock: HandClock;

beforeEach(() => {
  clock = startHandClock('2025-08-05T09:00:00Z');
  document.body.addEventListener('ringside:fight-day', listen);
  PartnerCountdown.fights = {
    1: fight('2025-10-18', 'Thunder'),
    2: fight('2025-11-22', 'Reckoning'),
  };
});
afterEach(() => {
  clock.stop();
  document.body.removeEventListener('ringside:fight-day', listen);
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  document.adoptedStyleSheets = [];
  told.length = 0;
});

/** Until what an element shows is there, a look in its fonts. */
async function settled(element: HTMLElementTagNameMap['ringside-countdown']): Promise<void> {
  await element.updateComplete;
  // The clock stands still, and frames do not.
  while (inside(element, '.look:not(.seen)')) await new Promise(requestAnimationFrame);
}

async function place(attributes: string, inside = '<time>October 18</time>'): Promise<PartnerCountdown> {
  document.body.innerHTML = `<ringside-countdown ${attributes}>${inside}</ringside-countdown>`;
  const element = document.querySelector<PartnerCountdown>('ringside-countdown');
  if (!element) throw new Error('No countdown.');
  await settled(element);
  return element;
}

const inside = <Kind extends Element = HTMLElement>(element: Element, selector: string) =>
  element.shadowRoot?.querySelector<Kind>(selector) ?? undefined;
const part = (element: Element, name: string) =>
  inside(element, `[part='bill'] [part~='${name}']`)?.innerText.trim();
const links = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('a') ?? [])]
    .filter((link) => link.checkVisibility() && link.href)
    .map((link) => link.getAttribute('href'));

/** What a visitor sees of a line, on either side of the shadow. */
const seen = (element: Element) =>
  [
    ...[...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part]') ?? [])]
      .filter((each) => each.checkVisibility())
      .map((each) => each.innerText),
    ...[...element.children]
      .filter((child) => child.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent),
  ]
    .filter(Boolean)
    .join(' | ');

for (const [name, attributes, text] of [
  ['knows one of our fights', 'fight="1"', 'Thunder | 74 days left'],
  ['takes a date before that of the fight', 'fight="1" date="2025-08-06"', 'Thunder | 1 days left'],
  ['takes a name before that of the fight', 'fight="1" event="Rumble"', 'Rumble | 74 days left'],
  ['shows no name when it is empty', 'fight="1" event=""', '74 days left'],
  ['takes no date for the one of the fight', 'fight="1" date=""', 'Thunder | 74 days left'],
  ['shows its fallback for a date that is none', 'fight="1" date="soon"', 'October 18'],
  ['shows its fallback for a fight nobody knows', 'fight="3"', 'October 18'],
  ['takes a look that there is not for none', 'fight="1" look="poster"', 'Thunder | 74 days left'],
] as const) {
  test(name, async () => {
    expect(seen(await place(attributes))).to.equal(text);
  });
}

test('shows its fallback for a fight that a page gave to every object', async () => {
  Object.defineProperty(Object.prototype, '7', { configurable: true, value: fight('2025-10-18', 'None') });
  try {
    expect(seen(await place('fight="7"'))).to.equal('October 18');
  } finally {
    Reflect.deleteProperty(Object.prototype, '7');
  }
});

test('tells the date and name of one of our fights, also by a number', async () => {
  const element = await place('');
  clock.now = Date.parse('2025-10-18T00:00:00Z');
  element.fight = 1;
  await settled(element);
  expect(told).to.deep.equal([{ date: '2025-10-18', event: 'Thunder', fight: '1' }]);
});

for (const look of ['card', 'banner']) {
  test(`a ${look} shows who fights whom, when and where, and how long it is until then`, async () => {
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

test('a card counts one day as one', async () => {
  expect(part(await place('look="card" fight="1" date="2025-08-06"'), 'label')).to.match(/^1\s+DAY LEFT$/);
});

test('a fight on another day than ours has no start and no calendar of ours', async () => {
  const element = await place('look="card" fight="1" date="2025-08-06"');
  expect(part(element, 'start')).to.equal(undefined);
  expect(links(element)).to.deep.equal(['/fights#fight-1', '/fights#fight-1']);
});

test('a fight of the page’s own is a card with its name, and leads where the page says', async () => {
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

test('a link that comes into the tag later is where a card leads', async () => {
  const element = await place('look="card" fight="1"', '');
  element.innerHTML = '<a href="/tickets">Tickets</a>';
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await settled(element);
  expect(links(element)[0]).to.contain('/tickets');
});

test('a page may give a picture and links of its own', async () => {
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

test('a line has its link within reach', async () => {
  const element = await place('look="line" fight="1"');
  expect(seen(element)).to.equal('Thunder | 74 days left');
  expect(links(element)).to.deep.equal(['/fights#fight-1']);
});

test('without a look there is the line that there always was', async () => {
  const element = await place('fight="1"');
  expect(links(element)).to.deep.equal([]);
  expect(document.adoptedStyleSheets).to.deep.equal([]);
  expect(element.shadowRoot?.querySelectorAll('[part="bill"]')).to.have.length(0);
});

test('faces and picture come with a card that is near, not with a line, and not before', async () => {
  const source = (element: Element) => inside<HTMLImageElement>(element, 'img')?.getAttribute('src');
  const far = await place('look="card" fight="1" style="display: block; margin-block: 400vh"');
  await frames();
  expect(source(far)).to.equal(null);
  expect(getComputedStyle(inside(far, '[part="names"]') ?? far).fontFamily).not.to.contain('League');
  far.scrollIntoView();
  await frames();
  expect(source(far)).to.equal(PIXEL);
  expect(getComputedStyle(inside(far, '[part="names"]') ?? far).fontFamily).to.contain('League');
  await place('look="line" fight="1"');
  await frames();
  expect(document.adoptedStyleSheets).to.have.length(1);
});

const frames = async () => {
  for (let each = 0; each < 3; each += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

test('the faces come back when a page has put another list of sheets in their place', async () => {
  await place('look="card" fight="1"');
  document.adoptedStyleSheets = [];
  await place('look="card" fight="2"');
  expect(document.adoptedStyleSheets).to.have.length(1);
});

test('the links of a card stay the same nodes while it counts', async () => {
  const element = await place('look="card" fight="1"');
  const link = inside(element, '[part="button"]');
  link?.focus();
  clock.pass(86_400_000);
  await settled(element);
  expect(part(element, 'days')).to.equal('73');
  expect(element.shadowRoot?.activeElement === link, 'the focus').to.equal(true);
});

test('a look can be changed and taken away', async () => {
  const element = await place('look="card" fight="1"');
  element.look = 'banner';
  element.font = 'inherit';
  await settled(element);
  expect(inside(element, '[part="bill"]')?.className).to.equal('look banner inherit near seen');
  expect(element.shadowRoot?.querySelectorAll('[part="bill"]')).to.have.length(1);
  element.removeAttribute('look');
  await settled(element);
  expect(seen(element)).to.equal('Thunder | 74 days left');
  element.date = 'soon';
  element.look = 'card';
  await settled(element);
  expect(seen(element)).to.equal('October 18');
});

test('a card goes on after a move', async () => {
  const element = await place('look="card" fight="1"');
  const other = document.createElement('div');
  document.body.append(other);
  other.append(element);
  clock.now += 86_400_000;
  document.dispatchEvent(new Event('visibilitychange'));
  await settled(element);
  expect(part(element, 'days')).to.equal('73');
  expect(element.shadowRoot?.querySelectorAll('[part="bill"]')).to.have.length(1);
});

test('a card fills the room that the page keeps for it', async () => {
  const element = await place('look="card" fight="1" style="display: block; min-height: 900px"');
  expect(inside(element, '[part="bill"]')?.offsetHeight).to.equal(900);
});

for (const look of ['card', 'banner']) {
  test(`a ${look} is never wider than its place, however long a name`, async () => {
    const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk vs the World';
    for (const width of [200, 240, 320, 600, 900, 1440]) {
      document.body.innerHTML = `<div style="width: ${width}px; overflow: auto"><ringside-countdown look="${look}" fight="1"></ringside-countdown><ringside-countdown look="${look}" date="2025-12-01" event="${name}"><a href="/">${name}</a></ringside-countdown></div>`;
      for (const element of document.querySelectorAll('ringside-countdown')) await settled(element);
      const box = document.querySelector('div');
      expect(box?.scrollWidth, `${width} px`).to.equal(width);
      for (const element of document.querySelectorAll('ringside-countdown')) {
        const bill = inside(element, '[part="bill"]');
        expect(bill?.scrollWidth, `${width} px`).to.be.at.most(bill?.clientWidth ?? 0);
      }
    }
  });

  test(`a ${look} has a width where its place takes the width of what it holds`, async () => {
    for (const style of ['display: flex', 'display: inline-block', 'float: left', 'position: absolute']) {
      document.body.innerHTML = `<div style="${style}"><ringside-countdown look="${look}" fight="1"></ringside-countdown></div>`;
      const element = document.querySelector('ringside-countdown');
      await element?.updateComplete;
      expect(element?.getBoundingClientRect().width, style).to.be.at.least(300);
    }
  });
}

/** Lightness as a browser writes an `oklch()`. */
const lightness = (color: string) => Number(/^oklch\(([\d.]+)/.exec(color)?.[1]);

for (const [name, attributes, color, isDark] of [
  ['dark where the page’s text is light, whatever else the page says', '', '#eee', true],
  ['light where it is dark', '', '#222', false],
  ['dark when asked', 'theme="dark"', '#222', true],
  ['light when asked', 'theme="light"', '#eee', false],
] as const) {
  test(`the ground of a card is ${name}`, async () => {
    document.body.style.color = color;
    const element = await place(`look="card" fight="1" ${attributes}`);
    const bill = getComputedStyle(inside(element, '[part="bill"]') ?? element);
    expect(lightness(bill.backgroundColor) < 0.3, bill.backgroundColor).to.equal(isDark);
    expect(lightness(bill.color) > 0.7, bill.color).to.equal(isDark);
  });
}

test('the next fight is the first whose day is not over, and another takes its place at midnight', async () => {
  const element = await place('fight="next"');
  expect(seen(element)).to.equal('Thunder | 74 days left');
  clock.now = Date.parse('2025-10-18T23:59:59Z');
  document.dispatchEvent(new Event('visibilitychange'));
  await settled(element);
  expect(seen(element)).to.equal('Thunder | Fight Day!');
  clock.pass(1000);
  await settled(element);
  expect(seen(element)).to.equal('Reckoning | 34 days left');
  expect(told).to.deep.equal([{ date: '2025-10-18', event: 'Thunder', fight: '1' }]);
});

test('the next fight moves on in a card, too', async () => {
  clock.now = Date.parse('2025-10-18T23:59:59Z');
  const element = await place('look="card" fight="next"');
  expect(part(element, 'label')).to.equal('FIGHT DAY!');
  clock.pass(1000);
  await settled(element);
  expect(part(element, 'event')).to.equal('RECKONING');
  expect(links(element)).to.include('/fights/2.ics');
});

test('when no fight is to come, a link leads to the last one', async () => {
  clock.now = Date.parse('2026-05-01T00:00:00Z');
  const element = await place('fight="next"');
  expect(seen(element)).to.equal('Reckoning | Final bell');
  expect(links(element)).to.deep.equal(['/fights#fight-2']);
  expect(clock.timers.size).to.equal(0);
});

test('every link has a name, also on a card when no fight is to come', async () => {
  clock.now = Date.parse('2026-05-01T00:00:00Z');
  for (const attributes of ['fight="next"', 'fight="next" look="card"', 'fight="1" event="" look="line"']) {
    const element = await place(attributes);
    const nameless = [...(element.shadowRoot?.querySelectorAll('a[href]') ?? [])].filter(
      ({ textContent }) => !textContent?.trim(),
    );
    expect(nameless, attributes).to.deep.equal([]);
  }
});

test('the next of no fights is the fallback', async () => {
  PartnerCountdown.fights = {};
  expect(seen(await place('fight="next"'))).to.equal('October 18');
});

const PAST = '<time>October 18</time><p slot="past">See you in spring</p>';
for (const [attributes, text, leads] of [
  ['', 'Thunder | Fight Day!', []],
  ['past="maybe"', 'Thunder | Fight Day!', []],
  ['past="text"', 'See you in spring', []],
  ['past="link"', 'Thunder | Final bell', ['/fights#fight-1']],
  ['past="none"', '', []],
] as const) {
  test(`a fight that is over says "${text}" with ${attributes || 'nothing said'}`, async () => {
    clock.now = Date.parse('2025-10-18T23:59:59Z');
    const element = await place(`fight="1" ${attributes}`, PAST);
    expect(seen(element), 'on the day').to.equal('Thunder | Fight Day!');
    clock.pass(1000);
    await settled(element);
    expect(seen(element), 'after it').to.equal(text);
    expect(links(element)).to.deep.equal(leads);
    expect(inside(element, '[part~="fight-day"]') !== undefined).to.equal(text.endsWith('Fight Day!'));
  });
}

for (const look of ['card', 'banner']) {
  test(`a ${look} of a fight that is over says so, says what the page does, or is gone`, async () => {
    clock.now = Date.parse('2025-10-19T00:00:00Z');
    const element = await place(`look="${look}" fight="1" past="link"`, PAST);
    expect(part(element, 'label')).to.equal('FINAL BELL');
    expect(links(element)).to.include('/fights#fight-1');
    element.past = 'text';
    await settled(element);
    expect(part(element, 'label')).to.equal('');
    expect(element.querySelector('p')?.checkVisibility()).to.equal(true);
    element.past = 'none';
    await settled(element);
    expect(inside(element, '[data-theme]')?.offsetHeight).to.equal(0);
    element.past = null;
    await settled(element);
    expect(part(element, 'label')).to.equal('FIGHT DAY!');
    expect(element.querySelector('p')?.checkVisibility()).to.equal(false);
  });
}
