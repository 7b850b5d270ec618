import { expect, test } from 'vitest';
import { tableOf, writtenTable } from './table.ts';

test('the README has a line for each hostile page, and all of them hold', async () => {
  expect(await writtenTable(), 'run npm run test:embeds').toBe(tableOf(() => '✓'));
});
