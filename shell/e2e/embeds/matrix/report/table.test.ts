import { expect, test } from 'vitest';
import { marksIn, tableOf, writtenTable } from './table.ts';

test('the table has a line for each hostile page', async () => {
  const table = await writtenTable();
  expect(table, 'run npm run test:embeds').toBe(tableOf(marksIn(table)));
});
