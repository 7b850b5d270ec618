import type { Notice } from '@ringside/shared/contract';
import { test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import './newsletter-define.ts';
import { notices } from './notices.ts';
import { STORAGE_KEY } from './subscriptions.ts';
import { enter, fieldOf, kept, listen, place, replaceStorage, said } from './testing/newsletterOnPage.ts';

/** A shell that shows notices. */
function shell(): Notice[] {
  const shown: Notice[] = [];
  listen<Notice>('ringside:notice', (event) => {
    event.preventDefault();
    shown.push(event.detail);
  });
  return shown;
}

test('stores an address, clears the field, and reports it to the page', async () => {
  const shown = shell();
  const element = await place();
  enter(element, 'fan@corner.tv');
  expect(shown).to.deep.equal([notices.added]);
  expect(kept()).to.deep.equal(['fan@corner.tv']);
  expect(fieldOf(element).value).to.equal('');
  expect(said(element)).to.equal('');
});

test('shows the result below the form, in an existing live region, unless the page shows it', async () => {
  const element = await place();
  expect(element.querySelector('[role="status"]'), 'before anybody is there').to.equal(null);
  fieldOf(element).focus();
  const status = element.querySelector('[role="status"]');
  expect(status?.textContent).to.equal('');
  enter(element, 'fan@corner.tv');
  expect(status?.textContent).to.contain('Subscription Successful! 🎉');
  expect(status?.textContent).to.contain('Keep an eye on your inbox');
});

for (const [name, email, before, notice] of [
  ['an address without a dot after the sign', 'fan@corner', [], notices.invalid],
  ['an address that is on the list', 'fan@corner.tv', ['fan@corner.tv'], notices.duplicate],
] as const) {
  test(`refuses ${name}, at the field`, async () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(before));
    const element = await place();
    enter(element, email);
    const field = fieldOf(element);
    expect(kept()).to.deep.equal(before);
    expect(field.value).to.equal(email);
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(document.activeElement).to.equal(field);
    const [hint, error] = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(hint).to.equal('hint');
    expect(document.getElementById(error ?? '')?.textContent).to.equal(
      `${notice.title}${notice.title.endsWith('!') ? '' : '.'} ${notice.description}`,
    );
    expect(element.querySelector('[role="status"]')?.textContent).to.equal('');
  });

  test(`refuses ${name}, through the page`, async () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(before));
    const shown = shell();
    const element = await place();
    enter(element, email);
    expect(shown).to.deep.equal([notice]);
    expect(said(element)).to.equal('');
  });
}

for (const type of ['input', 'change']) {
  test(`takes an error back when the field changes, told by ${type} alone`, async () => {
    const element = await place();
    enter(element, 'fan@corner');
    const field = fieldOf(element);
    field.value = 'fan@corner.tv';
    field.dispatchEvent(new Event(type, { bubbles: true }));
    expect(field.hasAttribute('aria-invalid')).to.equal(false);
    expect(field.getAttribute('aria-describedby')).to.equal('hint');
    expect(said(element)).to.equal('');
    element.querySelector('button')?.click();
    expect(kept()).to.deep.equal(['fan@corner.tv']);
  });
}

test('announces an error to a visitor who never left the field', async () => {
  const element = await place();
  fieldOf(element).focus();
  enter(element, 'fan@corner');
  expect(element.querySelector('[role="status"]')?.textContent).to.contain('Invalid Email');
});

test("lets the browser's own check come first", async () => {
  const shown = shell();
  const element = await place();
  for (const email of ['', 'nobody']) enter(element, email);
  expect(shown).to.deep.equal([]);
});

test('lets the page store the address itself', async () => {
  const shown = shell();
  const taken: string[] = [];
  listen<{ email: string }>('ringside:subscribe', (event) => {
    taken.push(event.detail.email);
    event.preventDefault();
  });
  enter(await place(), 'fan@corner.tv');
  expect(taken).to.deep.equal(['fan@corner.tv']);
  expect(kept()).to.equal(null);
  expect(shown).to.deep.equal([notices.added]);
});

test('sends an event for a new address before storing it, and none for a known address', async () => {
  const seen: unknown[] = [];
  listen('ringside:subscribe', () => seen.push(kept()));
  const element = await place();
  for (const email of ['fan@corner.tv', 'fan@corner.tv', 'fan@corner']) enter(element, email);
  expect(seen).to.deep.equal([null]);
});

test('adds to the list that another tab has stored meanwhile', async () => {
  const element = await place();
  enter(element, 'fan@corner.tv');
  localStorage.setItem(STORAGE_KEY, JSON.stringify(['fan@corner.tv', 'other@tab.tv', 7]));
  enter(element, 'third@corner.tv');
  expect(kept()).to.deep.equal(['fan@corner.tv', 'other@tab.tv', 7, 'third@corner.tv']);
});

for (const damaged of ['["a@b.c"', '{"email":"a@b.c"}', '"a@b.c"', 'null']) {
  test(`starts a new list beside a damaged one: ${damaged}`, async () => {
    localStorage.setItem(STORAGE_KEY, damaged);
    const shown = shell();
    enter(await place(), 'fan@corner.tv');
    expect(shown).to.deep.equal([notices.added]);
    expect(kept()).to.deep.equal(['fan@corner.tv']);
    expect(localStorage.getItem(`${STORAGE_KEY}-damaged`)).to.equal(damaged);
  });
}

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};
for (const [name, get] of [
  ['absent', () => undefined],
  ['blocked', refuse],
  ['full', () => ({ getItem: () => '["old@corner.tv"]', setItem: refuse })],
] as const) {
  test(`reports that the address could not be stored when storage is ${name}`, async () => {
    const element = await place();
    replaceStorage(get);
    enter(element, 'fan@corner.tv');
    expect(said(element)).to.contain('did not save your address');
    expect(fieldOf(element).value).to.equal('fan@corner.tv');
  });
}

test('ignores a submission that the page has prevented', async () => {
  const element = await place();
  element.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  enter(element, 'fan@corner.tv');
  expect(kept()).to.equal(null);
});
