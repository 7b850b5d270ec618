import { test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { PartnerCountdown } from './partner-countdown.ts';
import { clock, inside, links, part, place, seen, settled, told } from './testing/countdownOnPage.ts';

test('the next fight is the first whose day is not over, and at midnight the following one replaces it', async () => {
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

test('the next fight changes at midnight in a card, too', async () => {
  clock.now = Date.parse('2025-10-18T23:59:59Z');
  const element = await place('look="card" fight="next"');
  expect(part(element, 'label')).to.equal('FIGHT DAY!');
  clock.pass(1000);
  await settled(element);
  expect(part(element, 'event')).to.equal('RECKONING');
  expect(links(element)).to.include('/fights/2.ics');
});

test('when no fight is ahead, a link leads to the last one', async () => {
  clock.now = Date.parse('2026-05-01T00:00:00Z');
  const element = await place('fight="next"');
  expect(seen(element)).to.equal('Reckoning | Final bell');
  expect(links(element)).to.deep.equal(['/fights#fight-2']);
  expect(clock.timers.size).to.equal(0);
});

test('every link has a name, also on a card when no fight is ahead', async () => {
  clock.now = Date.parse('2026-05-01T00:00:00Z');
  for (const attributes of ['fight="next"', 'fight="next" look="card"', 'fight="1" event="" look="line"']) {
    const element = await place(attributes);
    const nameless = [...(element.shadowRoot?.querySelectorAll('a[href]') ?? [])].filter(
      ({ textContent }) => !textContent?.trim(),
    );
    expect(nameless, attributes).to.deep.equal([]);
  }
});

test('the fallback shows when there are no fights', async () => {
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
  test(`a fight that is over shows "${text}" with ${attributes || 'no attributes'}`, async () => {
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
  test(`a ${look} of a fight that is over shows that, shows the page's text, or disappears`, async () => {
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
