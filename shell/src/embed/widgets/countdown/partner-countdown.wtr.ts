import { test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import {
  billPart,
  clock,
  fight,
  inside,
  links,
  PIXEL,
  pass,
  place,
  seen,
  sent,
  settled,
  warnings,
} from '../../../widgets/countdown/testing/countdownOnPage.ts';
import { PartnerCountdown } from './partner-countdown.ts';

const OURS = '/fights#fight-1';
const TICKETS = '<a href="/tickets">Tickets</a>';

for (const [attributes, text, leads = []] of [
  ['fight="1"', 'Thunder | 74 days left'],
  ['date="2025-10-18" event="Rumble"', 'Rumble | 74 days left'],
  ['fight="1" date="2025-08-06"', 'Thunder | 1 days left'],
  ['fight="1" event="Rumble"', 'Rumble | 74 days left'],
  ['fight="1" event=""', '74 days left'],
  ['fight="1" date=""', 'Thunder | 74 days left'],
  ['fight="1" date="soon"', 'Tickets'],
  ['fight="3"', 'Tickets'],
  ['fight="toString"', 'Tickets'],
  ['fight="1" look="poster"', 'Thunder | 74 days left'],
  ['look="line"', 'Tickets'],
  ['fight="1" look="line"', 'Thunder | 74 days left', [OURS]],
  ['fight="1" look="line" event=""', '74 days left', [OURS]],
  ['fight="3" look="line" date="2025-08-06"', '1 days left', ['/tickets']],
  ['fight="3" look="line" date="2025-08-06" event="Rumble"', 'Rumble | 1 days left', ['/tickets']],
  ['fight="1" date="2025-08-03" event="" past="link"', 'Final bell', [OURS]],
] as const)
  test(`a countdown with ${attributes} shows "${text}", links with a text and no fonts`, async () => {
    const content = leads.some((href) => href === '/tickets') ? TICKETS : '<time>Tickets</time>';
    const element = await place(attributes, content);
    expect(seen(element)).to.equal(text);
    expect(links(element)).to.deep.equal(leads);
    for (const link of element.shadowRoot?.querySelectorAll<HTMLElement>('a[href]') ?? [])
      expect(link.innerText.trim()).not.to.equal('');
    expect(document.adoptedStyleSheets).to.deep.equal([]);
  });

test('takes the id of a fight as a number, and a name that is set later', async () => {
  const element = await place('look="line" event=""');
  element.fight = 1;
  await settled(element);
  const link = () => inside(element, 'a[href]')?.innerText.trim();
  expect(link()).to.equal('74 days left');
  element.event = 'Rumble';
  await settled(element);
  expect(inside(element, 'span')?.innerText.trim()).to.match(/^Rumble\s+74 days left$/);
  expect(link()).to.equal('Rumble');
});

for (const look of ['card', 'banner'])
  test(`a ${look} without a fight and a date shows the next fight, and warns once`, async () => {
    const element = await place(`look="${look}"`);
    element.theme = 'dark';
    await settled(element);
    expect(billPart(element, 'label')).to.match(/^74\s+DAYS LEFT$/);
    expect(warnings.join()).to.equal(
      `ringside: <ringside-countdown> look="${look}" shows the next fight, because it has neither fight nor date: write fight="next" or date="YYYY-MM-DD".`,
    );
  });

for (const [attributes, advice] of [
  ['fight="7"', 'fight="7": write next, 1, 2.'],
  ['fight="1" date="tomorrow"', 'date="tomorrow": write a day as YYYY-MM-DD.'],
  ['fight="1" look=”card”', 'look="”card”": write one of card, banner, line.'],
  ['fight="1" past="gone" theme="dim"', 'past="gone": write one of text, link, none.'],
] as const)
  test(`a countdown with ${attributes} says once in the console what to write`, async () => {
    const element = await place(attributes);
    element.event = 'Rumble';
    await settled(element);
    expect(
      warnings.filter((words) => words === `ringside: <ringside-countdown> ${advice}`),
    ).to.have.length(1);
  });

for (const look of ['card', 'banner'])
  test(`a ${look} shows the fighters, the place and the days left; a card also their records and the reader’s own time`, async () => {
    const element = await place(`look="${look}" fight="1"`);
    expect(billPart(element, 'event')).to.equal('THUNDER');
    expect(billPart(element, 'names')).to.match(/TOBIAS ROURKE[\s\S]*vs[\s\S]*ANSELM VARGA/);
    expect(billPart(element, 'label')).to.match(/^74\s+DAYS LEFT$/);
    expect(billPart(element, 'date')).to.equal('Saturday, October 18, 2025');
    expect(billPart(element, 'place')).to.equal('Thameside Arena, London');
    expect(element.querySelector('time')?.checkVisibility({ visibilityProperty: true })).to.equal(
      false,
    );
    const isCard = look === 'card';
    expect(links(element)).to.deep.equal(isCard ? [OURS, OURS, '/fights/1.ics'] : [OURS, OURS]);
    if (!isCard) return;
    expect(billPart(element, 'record')).to.equal('28-1, 22 KO');
    const time = { hour: 'numeric', minute: '2-digit' } as const;
    const hour = new Date('2025-10-18T22:00:00-07:00').toLocaleString('en', time);
    expect(billPart(element, 'start')?.replace(/\s/g, ' ')).to.contain(hour.replace(/\s/g, ' '));
  });

test('a fight with another date than ours has neither our start nor our calendar file', async () => {
  const element = await place('look="card" fight="1" date="2025-08-06"');
  expect(billPart(element, 'label')).to.match(/^1\s+DAY LEFT$/);
  expect(billPart(element, 'start')).to.equal(undefined);
  expect(links(element)).to.deep.equal([OURS, OURS]);
});

for (const [event, leads] of [
  ['Club night', ['/tickets', '/tickets']],
  ['', ['/tickets']],
] as const)
  test(`a card for the page’s own fight "${event}" has the page’s link, also one that is added later`, async () => {
    const element = await place(`look="card" date="2025-08-15" event="${event}"`, '');
    element.innerHTML = TICKETS;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await settled(element);
    expect(billPart(element, 'names')).to.equal(event ? event.toUpperCase() : undefined);
    expect(inside(element, '[part="picture"]')).to.equal(undefined);
    expect(links(element)).to.deep.equal(leads);
  });

test('a page may set its own picture and links', async () => {
  const element = await place(
    'look="card" fight="1"',
    `<img slot="picture" src="${PIXEL}" alt="Our gym"><a slot="actions" href="/tickets">Tickets</a>`,
  );
  expect(inside(element, '[part="picture"]')?.checkVisibility()).to.equal(false);
  expect(element.querySelector('img')?.checkVisibility()).to.equal(true);
  expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
  expect(links(element)).to.deep.equal([OURS]);
});

for (const look of ['line', 'card'])
  test(`the next fight is the first that is not over; four hours after its bell the following one replaces it in a ${look}`, async () => {
    clock.now = Date.parse('2025-10-19T08:59:59Z');
    const element = await place(`look="${look}" fight="next"`);
    const shown = () => [billPart(element, 'event') ?? seen(element), links(element)[0]];
    expect(shown()).to.deep.equal([look === 'card' ? 'THUNDER' : 'Thunder | Fight Day!', OURS]);
    await pass(element, 1000);
    const next = look === 'card' ? 'RECKONING' : 'Reckoning | 34 days left';
    expect(shown()).to.deep.equal([next, '/fights#fight-2']);
    expect(sent).to.deep.equal([{ date: '2025-10-18', event: 'Thunder', fight: '1' }]);
  });

test('when no fight is ahead, a link leads to the last one', async () => {
  clock.now = Date.parse('2026-05-01T00:00:00Z');
  const element = await place('fight="next"');
  expect(seen(element)).to.equal('Reckoning | Final bell');
  expect(links(element)).to.deep.equal(['/fights#fight-2']);
  expect(clock.timers.size).to.equal(0);
  PartnerCountdown.fights = new Map();
  expect(seen(await place('fight="next"'))).to.equal('October 18');
});

const PAST = '<time>October 18</time><p slot="past">See you in spring</p>';
for (const [attributes, text, leads] of [
  ['', 'Thunder | Fight Day!', []],
  ['past="maybe"', 'Thunder | Fight Day!', []],
  ['past="text"', 'See you in spring', []],
  ['past="link"', 'Thunder | Final bell', [OURS]],
  ['past="none"', '', []],
] as const)
  test(`a fight that is over shows "${text}" with ${attributes || 'no attributes'}`, async () => {
    clock.now = Date.parse('2025-10-19T08:59:59Z');
    const element = await place(`fight="1" ${attributes}`, PAST);
    expect(seen(element), 'on the night').to.equal('Thunder | Fight Day!');
    await pass(element, 1000);
    expect(seen(element), 'after it').to.equal(text);
    expect(links(element)).to.deep.equal(leads);
    expect(inside(element, '[part~="fight-day"]') !== undefined).to.equal(
      text.endsWith('Fight Day!'),
    );
  });

for (const look of ['card', 'banner'])
  test(`a ${look} of a fight that is over shows that, shows the page's text, or disappears`, async () => {
    clock.now = Date.parse('2025-10-19T09:00:00Z');
    const element = await place(`look="${look}" fight="1"`, PAST);
    for (const [past, label, hasText] of [
      ['link', 'FINAL BELL', false],
      ['text', '', true],
      ['none', '', false],
      [null, 'FIGHT DAY!', false],
    ] as const) {
      element.past = past;
      await settled(element);
      expect(inside(element, '.box')?.offsetHeight === 0, `${past}`).to.equal(past === 'none');
      if (past !== 'none') expect(billPart(element, 'label')).to.equal(label);
      expect(element.querySelector('p')?.checkVisibility()).to.equal(hasText);
    }
  });

test('a card loads fonts and its picture when it is near the window', async () => {
  const element = await place('look="card" fight="1" style="display: block; margin-block: 400vh"');
  const loads = () => [
    inside(element, 'img')?.getAttribute('src') ?? '',
    getComputedStyle(inside(element, '[part="names"]') ?? element).fontFamily.includes('League'),
  ];
  expect(loads()).to.deep.equal(['', false]);
  element.scrollIntoView();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(loads()).to.deep.equal([PIXEL, true]);
  expect(document.adoptedStyleSheets).to.have.length(1);
});

test('a picture that cannot be loaded is removed', async () => {
  PartnerCountdown.fights = new Map([
    ['1', { ...fight('2025-10-18', 'Thunder'), poster: 'data:image/png,' }],
  ]);
  const element = await place('look="card" fight="1"');
  // The test's clock stands still, so `until` would never reach its deadline. Count frames instead.
  while (inside(element, 'img')?.hasAttribute('src')) await new Promise(requestAnimationFrame);
});

test('the fonts are restored after the page replaces its list of stylesheets', async () => {
  await place('look="card" fight="1"');
  document.adoptedStyleSheets = [];
  await place('look="card" fight="2"');
  expect(document.adoptedStyleSheets).to.have.length(1);
});

test('the links of a card stay the same nodes while it counts, and it continues after a move', async () => {
  const element = await place('look="card" fight="1"');
  const link = inside(element, '[part="button"]');
  link?.focus();
  await pass(element, 86_400_000);
  expect(billPart(element, 'days')).to.equal('73');
  expect(element.shadowRoot?.activeElement === link, 'the focus').to.equal(true);
  document.body.appendChild(document.createElement('div')).append(element);
  await pass(element, 86_400_000);
  expect(billPart(element, 'days')).to.equal('72');
});

test('the variant can be changed and removed', async () => {
  const element = await place('look="card" fight="1"');
  element.look = 'banner';
  element.font = 'inherit';
  await settled(element);
  expect(inside(element, '[part="bill"]')?.className).to.equal('look banner near seen');
  expect(element.matches('[font="inherit"]')).to.equal(true);
  expect(element.shadowRoot?.querySelectorAll('[part="bill"]')).to.have.length(1);
  element.removeAttribute('look');
  await settled(element);
  expect(seen(element)).to.equal('Thunder | 74 days left');
  element.date = 'soon';
  element.look = 'card';
  await settled(element);
  expect(seen(element)).to.equal('October 18');
});

test('a card fills the space that the page reserves for it', async () => {
  const element = await place('look="card" fight="1" style="display: block; min-height: 900px"');
  expect(inside(element, '[part="bill"]')?.offsetHeight).to.equal(900);
});

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk vs the World';
for (const look of ['card', 'banner'])
  test(`a ${look} is never wider than its container, however long a name is, and has a width in one that fits its content`, async () => {
    for (const width of [200, 320, 900]) {
      const attributes = `look="${look}" date="2025-12-01" event="${LONG}" style="display: block; width: ${width}px"`;
      const element = await place(attributes, `<a href="/">${LONG}</a>`);
      const bill = inside(element, '[part="bill"]');
      expect(Math.max(element.scrollWidth, bill?.scrollWidth ?? 0), `${width} px`).to.be.at.most(
        width,
      );
    }
    for (const display of ['flex', 'inline-block']) {
      document.body.style.cssText = `display: ${display}`;
      const element = await place(`look="${look}" fight="1"`);
      expect(element.offsetWidth, display).to.be.at.least(300);
    }
  });

const lightness = (color: string) => Number(/^oklch\(([\d.]+)/.exec(color)?.[1]);

for (const [name, attributes, color, isDark] of [
  ['dark where the page’s text is light, whatever else the page says', '', '#eee', true],
  ['light where it is dark', '', '#222', false],
  ['dark when asked', 'theme="dark"', '#222', true],
  ['light when asked', 'theme="light"', '#eee', false],
] as const)
  test(`the background of a card is ${name}`, async () => {
    document.body.style.color = color;
    const element = await place(`look="card" fight="1" ${attributes}`);
    const bill = getComputedStyle(inside(element, '[part="bill"]') ?? element);
    expect(lightness(bill.backgroundColor) < 0.3, bill.backgroundColor).to.equal(isDark);
    expect(lightness(bill.color) > 0.7, bill.color).to.equal(isDark);
  });
