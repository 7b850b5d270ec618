import { test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { isPage } from './links.ts';

for (const [path, expected] of [
  ['/news', true],
  ['/news?from=mail', true],
  ['/', true],
  ['/news#main', true],
  ['/news#:~:text=jab', false],
  ['/fights.ics', false],
  ['/embed', false],
  ['/embed/countdown', false],
  ['/embedded', true],
  ['https://elsewhere.example/news', false],
] as const)
  test(`${path} is ${expected ? 'a' : 'no'} page that can be shown in this document`, () => {
    expect(isPage(new URL(path, location.href))).to.equal(expected);
  });
