import { PAGE_DATA_ID } from '@ringside/shared/contract';
import { startHandClock } from '@ringside/shared/testing/handClock';
import { afterEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { errorPage } from '../errors/errorPage.ts';
import { arrive, swapPage } from './swap.ts';

afterEach(() => document.body.replaceChildren());

const page = (lang: string) => ({
  data: {} as Parameters<typeof swapPage>[0]['data'],
  style: '',
  html: `<!doctype html><html lang="${lang}"><title>A page</title><main><h1>A page</h1></main>`,
});

test('a page brings its language, and leaves that of a translator', () => {
  document.body.innerHTML = '<main></main>';
  swapPage(page('cy'), true);
  expect(document.documentElement.lang).to.equal('cy');
  document.documentElement.lang = 'de';
  swapPage(page('cy'), true);
  expect(document.documentElement.lang).to.equal('de');
  swapPage(page('en'), true);
  expect(document.documentElement.lang).to.equal('en');
});

test('the announced title disappears once it has been read', () => {
  const clock = startHandClock('2026-11-27T12:00:00Z');
  document.body.innerHTML = '<main><h1>A page</h1></main><p role="status" data-announcer></p>';
  const announcer = document.querySelector('[data-announcer]');
  const scroll = () => {};
  arrive({ scroll } as NavigateEvent);
  clock.pass(5000);
  arrive({ scroll } as NavigateEvent);
  clock.pass(5000);
  expect(announcer?.textContent).to.equal(document.title);
  clock.pass(5000);
  clock.stop();
  expect(announcer?.textContent).to.equal('');
});

test('an error page has no data of the page before it, so a visit is not measured as one of that page', () => {
  document.body.innerHTML = `<main>News</main><script type="application/json" id="${PAGE_DATA_ID}">{}</script>`;
  const module = { href: '/assets/shell/runtime.js' };
  const news = {
    path: '/news',
    owner: 'news',
    roots: [],
    modules: {},
    runtime: module,
    router: module,
  };
  swapPage(errorPage(new URL('/gear', location.href), news), true);
  expect(document.querySelector('h1')?.textContent).to.contain('We can’t load this page');
  expect(document.getElementById(PAGE_DATA_ID)).to.equal(null);
});
