import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { faultyStore } from '../testing/faultyStore.ts';
import { newSite } from '../testing/samples.ts';
import { claim } from './claim.ts';
import { thisEnvironment } from './environment.ts';
import type { Plan } from './plan.ts';
import { livePointer } from './pointer.ts';

/** Claims a site. The test decides what the store does, and when the claim is renewed. */
async function claimed() {
  const { store } = await newSite();
  const before = await livePointer(store);
  const after = { ...before, generation: before.generation + 1, changes: ['mine'] };

  const is: { store: 'fast' | 'refusing' | 'hanging'; elapsed: number } = {
    store: 'fast',
    elapsed: 0,
  };
  const faulty = faultyStore(store, async () => {
    if (is.store === 'refusing') throw new Error('403 Forbidden');
    if (is.store === 'hanging') await new Promise(() => {});
  });
  let rounds = 0;
  let wake = () => {};
  const environment = {
    ...thisEnvironment,
    elapsed: () => is.elapsed,
    now: () => is.elapsed,
    async sleep(ms: number, isBackground = false) {
      if (isBackground) {
        rounds += 1;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      } else await setImmediate();
      is.elapsed += ms;
    },
  };
  const held = await claim(faulty, environment, { before, after, steps: [] } as unknown as Plan);
  const renew = async () => {
    const begun = rounds;
    wake();
    if (is.store !== 'hanging') await vi.waitUntil(() => rounds > begun);
  };
  return { is, held, renew, name: store.name };
}

test('a store that hangs is not blamed for a renewal that it refused long ago', async () => {
  const { is, held, renew, name } = await claimed();
  for (const state of ['refusing', 'fast', 'hanging'] as const) {
    is.store = state;
    await renew();
  }
  is.elapsed += 20_000;
  await expect(held.hold()).rejects.toThrow(`${name} did not respond within 60 s`);
  held.drop();
});

test('a publisher whose renewals are refused gives the reason', async () => {
  const { is, held, renew } = await claimed();
  is.store = 'refusing';
  await renew();
  is.elapsed += 20_000;
  await expect(held.hold()).rejects.toThrow('403 Forbidden');
  held.drop();
});
