import { expect } from 'chai';
import { afterEach, test } from '../testing/mocha.ts';
import { announceImport, siteOrigin } from './siteOrigin.ts';

const OURS = 'https://ringside.example';
Object.assign(globalThis, { RINGSIDE_EMBED: { origin: `${OURS}/`, release: 'abc' } });

afterEach(() => {
  Reflect.deleteProperty(document, 'currentScript');
});

for (const [name, src, expected] of [
  ['the latest file', 'https://copy.example/embed/countdown.js?v=2', 'https://copy.example'],
  ['a pinned file', 'https://copy.example/embed/countdown@abc.js', 'https://copy.example'],
  ['another release’s file', 'https://copy.example/embed/countdown@abd.js', OURS],
  ['a script that a plug-in has combined', 'https://partner.example/cache/all.js', OURS],
  ['a file that a proxy passes on', 'https://partner.example/proxy/embed/countdown.js', OURS],
  ['a blob', 'blob:https://partner.example/embed/countdown.js', OURS],
  ['data', 'data:text/javascript,/embed/countdown.js', OURS],
  ['an invalid URL', 'http://[', OURS],
  ['an inline script', undefined, OURS],
] as const)
  test(`the site of ${name} is ${expected}`, () => {
    const value = Object.assign(document.createElement('script'), src && { src });
    Object.defineProperty(document, 'currentScript', { configurable: true, value });
    expect(siteOrigin('countdown')).to.equal(expected);
  });

test('a module, which has no current script, is found by its tag', () => {
  const script = Object.assign(document.createElement('script'), {
    type: 'module',
    src: '/embed/x.js',
  });
  document.head.append(script);
  expect(siteOrigin('x')).to.equal(location.origin);
  script.remove();
});

test('a file that a section imports belongs to the section’s site', () => {
  announceImport('imported', 'https://copy.example');
  expect(siteOrigin('imported')).to.equal('https://copy.example');
  expect(siteOrigin('another')).to.equal(OURS);
});
