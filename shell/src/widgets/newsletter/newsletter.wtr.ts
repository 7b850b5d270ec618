import type { Notice } from '@ringside/shared/contract';
import { test } from '@ringside/shared/testing/mocha';
import { until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { messages, partnerMessages } from './messages.ts';
import { STORAGE_KEY } from './subscriptions.ts';
import {
  enter,
  FORM,
  fieldOf,
  kept,
  listen,
  place,
  placePartner,
  replaceStorage,
  said,
} from './testing/newsletterOnPage.ts';

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
  enter(element);
  expect(shown).to.deep.equal([messages.added]);
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
  enter(element);
  expect(status?.textContent).to.contain('Subscription Successful! 🎉');
  expect(status?.textContent).to.contain('Keep an eye on your inbox');
});

for (const [name, email, before, notice] of [
  ['an address without a dot after the sign', 'fan@corner', [], messages.invalid],
  ['an address that is on the list', 'fan@corner.tv', ['fan@corner.tv'], messages.duplicate],
] as const)
  test(`refuses ${name}, at the field, until the visitor edits it`, async () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(before));
    for (const type of ['input', 'change']) {
      const element = await place();
      enter(element, email);
      const field = fieldOf(element);
      expect(kept()).to.deep.equal(before);
      expect(field.value).to.equal(email);
      expect(field.getAttribute('aria-invalid')).to.equal('true');
      expect(document.activeElement).to.equal(field);
      const [hint, error] = (field.getAttribute('aria-describedby') ?? '').split(' ');
      expect(hint).to.equal('my-ringside-newsletter-hint');
      expect(document.getElementById(error ?? '')?.textContent).to.equal(
        `${notice.title}${notice.title.endsWith('!') ? '' : '.'} ${notice.description}`,
      );
      expect(element.querySelector('[role="status"]')?.textContent).to.equal('');
      field.dispatchEvent(new Event(type, { bubbles: true }));
      expect(field.hasAttribute('aria-invalid'), type).to.equal(false);
      expect(field.getAttribute('aria-describedby'), type).to.equal('my-ringside-newsletter-hint');
      expect(said(element), type).to.equal('');
    }
    const shown = shell();
    const element = await place();
    enter(element, email);
    expect(shown).to.deep.equal([notice]);
    expect(said(element), 'the page shows it for a while only').to.contain(notice.description);
  });

test('announces an error to a visitor who never left the field', async () => {
  const element = await place();
  fieldOf(element).focus();
  enter(element, 'fan@corner');
  expect(element.querySelector('[role="status"]')?.textContent).to.contain('Invalid Email');
});

test('the mark at the end of a result follows it on a right-to-left page', async () => {
  const element = await place();
  element.dir = 'rtl';
  enter(element, 'fan@corner');
  expect(element.querySelector('[data-outcome] :dir(ltr)')?.textContent).to.match(/\.$/);
});

test("lets the browser's own check, and a page that prevents the submission, come first", async () => {
  const shown = shell();
  const element = await place();
  for (const email of ['', 'nobody']) enter(element, email);
  element.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  enter(element);
  expect(shown).to.deep.equal([]);
  expect(kept()).to.equal(null);
});

test('sends an event for a new address before storing it, none for a known one, and lets the page store it', async () => {
  const shown = shell();
  const asked: unknown[] = [];
  let isTaken = true;
  listen<{ email: string }>('ringside:subscribe', (event) => {
    asked.push(event.detail.email, kept());
    if (isTaken) event.preventDefault();
  });
  const element = await place();
  enter(element);
  expect(kept()).to.equal(null);
  expect(shown).to.deep.equal([messages.added]);
  isTaken = false;
  for (const email of ['fan@corner.tv', 'fan@corner.tv', 'fan@corner']) enter(element, email);
  expect(asked).to.deep.equal(['fan@corner.tv', null, 'fan@corner.tv', null]);
});

test('reports that the address could not be stored when storage is blocked', async () => {
  const element = await place();
  replaceStorage(() => {
    throw new DOMException('no', 'SecurityError');
  });
  enter(element);
  expect(said(element)).to.contain('did not save your address');
  expect(fieldOf(element).value).to.equal('fan@corner.tv');
});

test('creates a form in place of the fallback when the page has none', async () => {
  const element = await placePartner('', '<a href="/#newsletter">Sign up</a>');
  const { type, name, required, autocomplete, labels } = fieldOf(element);
  expect([type, name, required, autocomplete]).to.deep.equal(['email', 'email', true, 'email']);
  expect(labels?.[0]?.textContent?.trim()).to.equal('Email address');
  expect(element.querySelector('button')?.textContent).to.equal('Subscribe');
  expect(element.querySelector('a')?.checkVisibility()).to.equal(false);
  enter(element);
  expect(kept()).to.deep.equal(['fan@corner.tv']);
});

test('keeps the typed text when it is moved, and reports one result', async () => {
  const shown = shell();
  const element = await placePartner('', '');
  fieldOf(element).value = 'fan@corner.tv';
  document.body.appendChild(document.createElement('div')).append(element);
  await element.updateComplete;
  expect(element.querySelectorAll('form')).to.have.length(1);
  element.querySelector('button')?.click();
  expect(shown).to.deep.equal([partnerMessages.saved]);
});

test('uses a form that the page adds, and creates one again when that is removed', async () => {
  const element = await placePartner('', '');
  const made = element.querySelector('form');
  element.insertAdjacentHTML('afterbegin', FORM);
  await until(() => expect(made?.isConnected).to.equal(false));
  expect(element.querySelector('form')?.checkVisibility()).to.equal(true);
  enter(element);
  element.replaceChildren();
  await until(() => expect(element.querySelectorAll('form')).to.have.length(1));
  expect(element.querySelectorAll('[role="status"]')).to.have.length(1);
  enter(element, 'other@corner.tv');
  expect(kept()).to.deep.equal(['fan@corner.tv', 'other@corner.tv']);
});
