import { expect, test } from 'vitest';
import { runInTime, settleInTime } from './deadline.ts';
import { deterministic } from './deterministic.ts';

const endless = () => {
  for (;;);
};

test('a loop without an end is ended, and the next call works', () => {
  expect(() => runInTime(endless, 20)).toThrow('it did not end within 0.02 s');
  expect(deterministic(() => 'jab')).toBe('jab');
});

test('a promise that never settles is given up', async () => {
  await expect(settleInTime(() => new Promise(() => {}), 20)).rejects.toThrow(
    'it did not end within 0.02 s',
  );
  await expect(settleInTime(async () => 'hook')).resolves.toBe('hook');
});

test('a view that never ends leaves the clock as it was', () => {
  const Clock = Date;
  const onceOnly = () => {
    if (Date !== Clock) endless();
    return '';
  };
  expect(() => deterministic(onceOnly, 20)).toThrow('it did not end within 0.02 s');
  expect(Date).toBe(Clock);
});
