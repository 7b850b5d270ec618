import { type HandClock, startHandClock } from '@ringside/shared/testing/handClock';
import { afterEach, beforeEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import type { FightDay, RingsideCountdown } from './countdown.ts';
import './countdown-define.ts';

let clock: HandClock;
const told: FightDay[] = [];
const listen = (event: CustomEvent<FightDay>) => told.push(event.detail);

beforeEach(() => {
  clock = startHandClock('2025-08-05T09:00:00Z');
  document.body.addEventListener('ringside:fight-day', listen);
});
afterEach(() => {
  document.body.replaceChildren();
  document.body.removeEventListener('ringside:fight-day', listen);
  clock.stop();
  told.length = 0;
});

async function place(attributes: string): Promise<RingsideCountdown> {
  document.body.innerHTML = `<ringside-countdown ${attributes}><time datetime="2025-10-18">October 18</time></ringside-countdown>`;
  const element = document.querySelector('ringside-countdown');
  if (!element) throw new Error('No countdown.');
  await element.updateComplete;
  return element;
}

/** The visible text: `innerText` leaves out hidden text, on either side of the shadow. */
function seen(element: RingsideCountdown): string {
  const own = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part]') ?? [])].map(
    (span) => span.innerText,
  );
  const fallback = [...element.children].filter((child) =>
    child.checkVisibility({ visibilityProperty: true }),
  );
  return [...own, ...fallback.map(({ textContent }) => textContent)].filter(Boolean).join(' | ');
}

test('shows the days left instead of its fallback', async () => {
  expect(seen(await place('date="2025-10-18"'))).to.equal('74 days left');
});

test('shows the event before the label', async () => {
  expect(seen(await place('date="2025-10-18" event="Thunder"'))).to.equal('Thunder | 74 days left');
});

test('counts down at midnight UTC', async () => {
  const element = await place('date="2025-10-18"');
  clock.pass(15 * 3_600_000 - 1);
  await element.updateComplete;
  expect(seen(element)).to.equal('74 days left');
  clock.pass(1);
  await element.updateComplete;
  expect(seen(element)).to.equal('73 days left');
});

test('is right within a minute after the computer wakes up', async () => {
  const element = await place('date="2025-10-18"');
  clock.now += 30 * 86_400_000;
  expect(seen(element)).to.equal('74 days left');
  const [timer] = clock.timers.values();
  expect((timer?.at ?? 0) - Date.parse('2025-08-05T09:00:00Z')).to.equal(60_000);
  clock.pass(0);
  await element.updateComplete;
  expect(seen(element)).to.equal('44 days left');
});

for (const [name, wake] of [
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page comes back from history', () => dispatchEvent(new Event('pageshow'))],
] as const) {
  test(`is right when ${name}`, async () => {
    const element = await place('date="2025-10-18"');
    clock.now += 10 * 86_400_000;
    wake();
    await element.updateComplete;
    expect(seen(element)).to.equal('64 days left');
  });
}

test('sends one event when fight day begins', async () => {
  clock.now = Date.parse('2025-10-17T23:59:59Z');
  const element = await place('date="2025-10-18" event="Thunder" fight="1"');
  expect(told).to.deep.equal([]);
  clock.pass(1000);
  await element.updateComplete;
  expect(seen(element)).to.equal('Thunder | Fight Day!');
  for (const wake of ['visibilitychange', 'visibilitychange']) document.dispatchEvent(new Event(wake));
  document.body.append(element);
  await element.updateComplete;
  expect(told).to.deep.equal([{ date: '2025-10-18', event: 'Thunder', fight: '1' }]);
});

test('sends another event for another date', async () => {
  const element = await place('date="2025-08-05"');
  element.date = '2025-08-04';
  await element.updateComplete;
  expect(told.map(({ date }) => date)).to.deep.equal(['2025-08-05', '2025-08-04']);
});

for (const attributes of ['', 'date=""', 'date="soon"', 'date="2025-02-30"', 'fight="1"']) {
  test(`shows its fallback with ${attributes || 'no attributes'}`, async () => {
    const element = await place(attributes);
    expect(seen(element)).to.equal('October 18');
    expect(clock.timers.size).to.equal(0);
  });
}

test('takes as much space as its fallback, at every width', async () => {
  const fallback =
    '<a href="/fights#fight-1">Thunder on the Thames</a> <time datetime="2025-10-18">October 18, 2025</time>';
  for (const width of [120, 200, 320, 800]) {
    document.body.innerHTML = `<div style="width: ${width}px">${fallback}</div>`;
    const before = document.body.firstElementChild?.getBoundingClientRect().height;
    document.body.innerHTML = `<div style="width: ${width}px"><ringside-countdown date="2025-10-18" event="Thunder on the Thames">${fallback}</ringside-countdown></div>`;
    const element = document.querySelector('ringside-countdown');
    await element?.updateComplete;
    expect(element && seen(element)).to.equal('Thunder on the Thames | 74 days left');
    expect(document.body.firstElementChild?.getBoundingClientRect().height, `${width} px`).to.equal(before);
  }
});

for (const [theme, scheme, color] of [
  ['light', 'light', 'rgb(11, 13, 18)'],
  ['dark', 'dark', 'rgb(246, 243, 236)'],
  ['auto', 'normal', 'rgb(1, 2, 3)'],
  ['pink', 'normal', 'rgb(1, 2, 3)'],
] as const) {
  test(`fits a ${theme} background, set by attribute or property`, async () => {
    const element = await place('date="2025-10-18"');
    element.style.color = 'rgb(1, 2, 3)';
    const label = element.shadowRoot?.querySelector('[part="label"]') ?? element;
    const look = () => [getComputedStyle(label).colorScheme, getComputedStyle(label).color];
    element.setAttribute('theme', theme);
    await element.updateComplete;
    expect(look()).to.deep.equal([scheme, color]);
    element.removeAttribute('theme');
    await element.updateComplete;
    expect(look()).to.deep.equal(['normal', 'rgb(1, 2, 3)']);
    element.theme = theme as 'light';
    await element.updateComplete;
    expect(look()).to.deep.equal([scheme, color]);
  });
}

test('shows its fallback again when the date is removed', async () => {
  const element = await place('date="2025-10-18" event="Thunder"');
  element.removeAttribute('date');
  await element.updateComplete;
  expect(seen(element)).to.equal('October 18');
  element.date = '2025-08-06';
  await element.updateComplete;
  expect(seen(element)).to.equal('Thunder | 1 days left');
});

test('continues after a move', async () => {
  const element = await place('date="2025-10-18"');
  const other = document.createElement('div');
  document.body.append(other);
  other.append(element);
  await element.updateComplete;
  expect(clock.timers.size).to.equal(1);
  clock.now += 86_400_000;
  document.dispatchEvent(new Event('visibilitychange'));
  await element.updateComplete;
  expect(seen(element)).to.equal('73 days left');
});

test('stops its timer when it is removed from the page', async () => {
  const element = await place('date="2025-10-18"');
  element.remove();
  expect(clock.timers.size).to.equal(0);
  clock.now += 86_400_000;
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('pageshow'));
  expect(element.isUpdatePending).to.equal(false);
  expect(clock.timers.size).to.equal(0);
  document.body.append(element);
  await element.updateComplete;
  expect(seen(element)).to.equal('73 days left');
});

test('is not announced by screen readers', async () => {
  const element = await place('date="2025-10-18"');
  expect(element.shadowRoot?.querySelector('[aria-live], [role]')).to.equal(null);
});
