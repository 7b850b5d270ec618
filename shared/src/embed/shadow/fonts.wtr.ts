import { expect } from 'chai';
import { test } from '../../testing/mocha.ts';
import { adoptFonts, fontsReady } from './fonts.ts';

test('only the files that have letters of the text are loaded', async () => {
  const sheet = new CSSStyleSheet();
  const face = (letters: string) =>
    `@font-face { font-family: "Ours"; src: url("${location.origin}/none.woff2"); unicode-range: ${letters}; }`;
  sheet.replaceSync(face('U+20-7E') + face('U+C0-17F'));
  adoptFonts(sheet);
  const used = () => [...document.fonts].map(({ status }) => status !== 'unloaded');
  await fontsReady('<p>Never miss the bell</p>');
  expect(used()).to.deep.equal([true, false]);
  await fontsReady('<p>Čelo</p>');
  expect(used()).to.deep.equal([true, true]);
});
