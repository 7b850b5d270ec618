import { afterEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { mountApplication } from './applications.ts';
import * as singleSpa from './singleSpa.ts';

const leaving: AbortController[] = [];

afterEach(async () => {
  for (const controller of leaving.splice(0)) controller.abort();
  await singleSpa.triggerAppChange();
});

/** Mounts a view of a section with the lifecycles of a release. Returns whether its `mount` was called. */
async function mountRelease(section: string, ending = new AbortController()): Promise<boolean> {
  leaving.push(ending);
  let isMounted = false;
  const lifecycles = {
    bootstrap: async () => {},
    mount: async () => {
      isMounted = true;
    },
    unmount: async () => {},
  };
  const element = document.createElement('div');
  const services = { toast: { show() {} }, storage: { read: () => undefined, write: () => false } };
  const props = { element, page: '/', data: {}, services };
  await mountApplication(singleSpa, { section, lifecycles, props, ending });
  return isMounted;
}

test('mounts a newer release after the visitor left while another one replaced the first', async () => {
  expect(await mountRelease('fights')).to.equal(true);
  const left = new AbortController();
  const replacing = mountRelease('fights', left);
  left.abort();
  expect(await replacing).to.equal(false);
  expect(await mountRelease('fights')).to.equal(true);
});
