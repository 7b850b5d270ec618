/** Cuts the two faces down to what the site prints. Run `npx tsx shell/fonts/subset.ts`; the outputs are kept in the repo. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const basic = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
const text = `${basic}£€©®°·×½¼¾–—‘’“”…•→←↑↓ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœŒß`;

const faces = [
  { from: '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2', to: 'league-gothic' },
  {
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    to: 'source-sans-3',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const { from, to, variationAxes } of faces) {
  const bytes = await subsetFont(await readFile(require.resolve(from)), text, {
    targetFormat: 'woff2',
    variationAxes,
  });
  await writeFile(new URL(`../src/fonts/${to}.woff2`, import.meta.url), bytes);
  console.log(`${to}: ${bytes.length} bytes`);
}
