import { test } from '@ringside/shared/testing/mocha';
import { until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import './newsletter-define.ts';
import { enter, FORM, fieldOf, kept, listen, place } from './testing/newsletterOnPage.ts';

test('creates a form in place of the fallback when the page has none', async () => {
  const element = await place('<a href="/#newsletter">Sign up</a>');
  const field = fieldOf(element);
  expect([field.type, field.name, field.required, field.autocomplete]).to.deep.equal([
    'email',
    'email',
    true,
    'email',
  ]);
  expect(field.labels?.[0]?.textContent?.trim()).to.equal('Email address');
  expect(element.querySelector('button')?.textContent).to.equal('Subscribe');
  expect(element.querySelector('a')?.checkVisibility()).to.equal(false);
  enter(element, 'fan@corner.tv');
  expect(kept()).to.deep.equal(['fan@corner.tv']);
});

test('keeps the typed text when it is moved, and reports one result', async () => {
  const taken: string[] = [];
  listen<{ email: string }>('ringside:subscribe', ({ detail }) => taken.push(detail.email));
  const element = await place('');
  fieldOf(element).value = 'fan@corner.tv';
  const other = document.createElement('div');
  document.body.append(other);
  other.append(element);
  await element.updateComplete;
  expect(element.querySelectorAll('form')).to.have.length(1);
  expect(fieldOf(element).value).to.equal('fan@corner.tv');
  element.querySelector('button')?.click();
  expect(taken).to.deep.equal(['fan@corner.tv']);
});

test('handles a form that is added later', async () => {
  const element = document.createElement('ringside-newsletter');
  document.body.append(element);
  element.append(document.createRange().createContextualFragment(FORM));
  await element.updateComplete;
  expect(element.querySelectorAll('form')).to.have.length(1);
  enter(element, 'fan@corner.tv');
  expect(kept()).to.deep.equal(['fan@corner.tv']);
});

test('uses a form that the page adds, and creates one again when that is removed', async () => {
  const element = await place('');
  await element.updateComplete;
  const made = element.querySelector('form');
  element.insertAdjacentHTML('afterbegin', FORM);
  await until(() => expect(made?.isConnected).to.equal(false));
  const given = element.querySelector('form');
  expect(given?.checkVisibility()).to.equal(true);
  enter(element, 'fan@corner.tv');
  expect(kept()).to.deep.equal(['fan@corner.tv']);
  element.replaceChildren();
  await until(() => expect(element.querySelectorAll('form')).to.have.length(1));
  expect(element.querySelectorAll('[role="status"]')).to.have.length(1);
  enter(element, 'other@corner.tv');
  expect(kept()).to.deep.equal(['fan@corner.tv', 'other@corner.tv']);
});

test('takes as much space as the form in it', async () => {
  const stacked = `<form><p><label>Email <input type="email" name="email"></label></p><p><button>Go</button></p></form>`;
  document.body.innerHTML = stacked;
  const before = document.body.getBoundingClientRect().height;
  const element = await place(stacked);
  expect(document.body.getBoundingClientRect().height).to.equal(before);
  expect(fieldOf(element).checkVisibility()).to.equal(true);
});

test('passes its background on to the form inside', async () => {
  const element = await place();
  element.theme = 'dark';
  await element.updateComplete;
  expect(getComputedStyle(fieldOf(element)).colorScheme).to.equal('dark');
  element.theme = null;
  await element.updateComplete;
  expect(getComputedStyle(fieldOf(element)).colorScheme).to.equal('normal');
});
