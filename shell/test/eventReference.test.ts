import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventReference, REFERENCE } from './eventReference.ts';

test('the reference of events and services is as the sources say', () => {
  expect(readFileSync(REFERENCE, 'utf8'), 'run: npm run tables').toBe(eventReference());
});
