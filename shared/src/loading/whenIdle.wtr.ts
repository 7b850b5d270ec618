import { afterEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { whenIdle } from './whenIdle.ts';

const idle = Object.getOwnPropertyDescriptor(window, 'requestIdleCallback');
afterEach(() => {
  if (idle) Object.defineProperty(window, 'requestIdleCallback', idle);
});

test('waits 200 ms in a browser that cannot say when it is idle', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const begin = performance.now();
  await new Promise<void>((resolve) => whenIdle(resolve));
  expect(performance.now() - begin).to.be.within(190, 1000);
});
