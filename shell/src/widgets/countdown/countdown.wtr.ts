import { test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { clock, inside, pass, place, seen, sent, settled } from './testing/countdownOnPage.ts';

const DAY = 86_400_000;

for (const [attributes, text] of [
  ['date="2025-10-18"', '74 days left'],
  ['date="2025-08-05" event=""', 'Fight Day!'],
  ['', 'October 18'],
  ['date=""', 'October 18'],
  ['date="2025-02-30" event="Thunder"', 'October 18'],
  ['date="__proto__" fight="constructor"', 'October 18'],
] as const)
  for (const tag of ['site-countdown', 'ringside-countdown'])
    test(`<${tag}> shows "${text}" with ${attributes || 'no attributes'}, and is not announced`, async () => {
      const element = await place(attributes, undefined, tag);
      expect(seen(element)).to.equal(text);
      expect(clock.timers.size).to.equal(text === 'October 18' ? 0 : 1);
      expect(inside(element, '[aria-live], [role]')).to.equal(undefined);
    });

test('the mark at the end of a label follows it on a right-to-left page', async () => {
  const element = await place('date="2000-01-01" dir="rtl"');
  expect(inside(element, '[part~="label"]:dir(ltr)')?.textContent).to.equal('Fight Day!');
});

test('a text that a translator replaced stays until the count changes', async () => {
  const element = await place('date="2025-10-18"');
  const label = inside(element, '[part~="label"]');
  label?.replaceChildren(document.createElement('font'), 'Noch 74 Tage');
  await pass(element, 60_000);
  expect(label?.innerText).to.equal('Noch 74 Tage');
  await pass(element, DAY);
  expect(seen(element)).to.equal('73 days left');
});

test('counts where an old library has replaced Date.parse', async () => {
  const { parse } = Date;
  Date.parse = () => 0;
  const element = await place('date="2025-10-18"');
  Date.parse = parse;
  expect(seen(element)).to.equal('74 days left');
});

test('is right within a minute after the computer wakes up', async () => {
  const element = await place('date="2025-10-18"');
  const [timer] = clock.timers.values();
  expect((timer?.at ?? 0) - clock.now).to.equal(60_000);
  clock.now += 30 * DAY;
  await pass(element, 0);
  expect(seen(element)).to.equal('44 days left');
});

for (const [name, wake] of [
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page comes back from history', () => dispatchEvent(new Event('pageshow'))],
  ['it was moved', () => document.body.prepend(document.querySelector('ringside-countdown') ?? '')],
] as const)
  test(`is right when ${name}, and stops its timer when it is removed`, async () => {
    const element = await place('date="2025-10-18"');
    clock.now += 10 * DAY;
    wake();
    await settled(element);
    expect(seen(element)).to.equal('64 days left');
    expect(clock.timers.size).to.equal(1);
    element.remove();
    document.dispatchEvent(new Event('visibilitychange'));
    expect([element.isUpdatePending, clock.timers.size]).to.deep.equal([false, 0]);
  });

test('sends one event for each date when fight day begins', async () => {
  clock.now = Date.parse('2025-10-17T23:59:59Z');
  const element = await place('date="2025-10-18" event="Thunder" fight="1"');
  expect(sent).to.deep.equal([]);
  await pass(element, 1000);
  expect(seen(element)).to.equal('Thunder | Fight Day!');
  document.dispatchEvent(new Event('visibilitychange'));
  document.body.append(element);
  await settled(element);
  expect(sent).to.deep.equal([{ date: '2025-10-18', event: 'Thunder', fight: '1' }]);
  element.date = '2025-08-04';
  await settled(element);
  expect(sent.map(({ date }) => date)).to.deep.equal(['2025-10-18', '2025-08-04']);
});

test('fits the background that `theme` names', async () => {
  const element = await place('date="2025-10-18" style="color: rgb(1, 2, 3)"');
  const label = inside(element, '[part~="label"]') ?? element;
  for (const [theme, expected] of [
    ['light', ['light', 'rgb(11, 13, 18)']],
    ['dark', ['dark', 'rgb(246, 243, 236)']],
    ['auto', ['normal', 'rgb(1, 2, 3)']],
    ['pink', ['normal', 'rgb(1, 2, 3)']],
  ] as const) {
    element.setAttribute('theme', theme);
    await settled(element);
    const { colorScheme, color } = getComputedStyle(label);
    expect([colorScheme, color], theme).to.deep.equal(expected);
  }
});
