import { afterEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { withTransition } from './transition.ts';

const real = document.startViewTransition;
afterEach(() => {
  document.startViewTransition = real;
});

/** A browser that does not come to draw what the old page looked like, until it is told to do without. */
function stuck(): void {
  document.startViewTransition = ((change: () => Promise<void>) => {
    let skipTransition = () => {};
    const promise = new Promise<void>((resolve) => {
      skipTransition = () => resolve(change());
    });
    return { ready: promise, finished: promise, updateCallbackDone: promise, skipTransition };
  }) as never;
}

test('changes the page under a view transition', async () => {
  let changed = 0;
  await withTransition(async () => {
    changed += 1;
  });
  expect(changed).to.equal(1);
});

test('changes the page without a fade where the browser does not come to draw one', async () => {
  stuck();
  let changed = 0;
  await withTransition(async () => {
    changed += 1;
  });
  expect(changed).to.equal(1);
});
