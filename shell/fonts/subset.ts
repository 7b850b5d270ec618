/**
 * Cuts the two faces down to what the site prints, each in two files: what every page needs, and
 * accented letters and signs that a browser fetches only for a page that has one (`unicode-range`
 * in `styles/fonts.css`). The capitals of headings also become a stylesheet that contains their
 * font, so that they are there at the first paint. Run `npx tsx shell/fonts/subset.ts`; the outputs
 * are in the repository.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const basic = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
const texts = {
  '': `${basic}\u00a0£©·×÷−–—‘’“”…`,
  '-accents': '€®°½¼¾•→←↑↓ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœŒß',
};

const faces = [
  {
    from: '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2',
    to: 'league-gothic',
  },
  {
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    to: 'source-sans-3',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const { from, to, variationAxes } of faces) {
  for (const [part, text] of Object.entries(texts)) {
    const bytes = await subsetFont(await readFile(require.resolve(from)), text, {
      targetFormat: 'woff2',
      // Copyright, licence and its URL: the Open Font License requires them.
      preserveNameIds: [0, 13, 14],
      variationAxes,
      // Kerning stays; ligatures and alternates, which the site does not use, would add their own
      // letters.
      noLayoutClosure: true,
    });
    await writeFile(new URL(`../src/styles/fonts/${to}${part}.woff2`, import.meta.url), bytes);
    console.log(`${to}${part}: ${bytes.length} bytes`);
  }
}

const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ’'.,:;?!-–—&$#%+/·“”";
const font = await subsetFont(
  await readFile(
    require.resolve('@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2'),
  ),
  capitals,
  { targetFormat: 'woff2', preserveNameIds: [0, 13, 14] },
);
const codes = [...new Set(capitals)]
  .map((letter) => letter.codePointAt(0) ?? 0)
  .sort((a, b) => a - b);
const hex = (code = 0) => code.toString(16).toUpperCase();
const range = codes
  .filter((code) => !codes.includes(code - 1))
  .map((first) => {
    const last = codes.find((code) => code >= first && !codes.includes(code + 1));
    return `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`;
  })
  .join();
await writeFile(
  new URL('../src/styles/fonts/capitals.css', import.meta.url),
  `@layer base{@font-face{font-family:"League Gothic Capitals";src:url(data:font/woff2;base64,${Buffer.from(font).toString('base64')})format("woff2");font-display:block;unicode-range:${range}}}\n`,
);
console.log(`capitals: ${font.length} bytes`);
