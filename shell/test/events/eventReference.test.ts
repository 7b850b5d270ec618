import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventReference, REFERENCE } from './eventReference.ts';

test('the reference of events and services matches the sources', () => {
  expect(readFileSync(REFERENCE, 'utf8'), 'run: npm run tables').toBe(eventReference());
});
