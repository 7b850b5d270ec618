import { expect } from '@playwright/test';
import type { Visitor } from './drivers/visitor.ts';

const MAX_SHIFT = 0.005;

/**
 * Measures whether content moves. Only Chromium reports layout shifts. In other browsers, the text
 * below the element must stay in its place.
 */
export async function measureStill(visitor: Visitor) {
  const measure = () =>
    visitor.run(async () => {
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const { top = Number.NaN } = document.querySelector('#after')?.getBoundingClientRect() ?? {};
      return Math.min(top, innerHeight);
    });
  const before = await measure();
  return async function expectStill(width: number) {
    const after = await measure();
    if (visitor.browser === 'chromium')
      expect(await visitor.run(shifted), `layout shift at ${width} px`).toBeLessThanOrEqual(
        MAX_SHIFT,
      );
    else expect(Math.abs(after - before), `pixels moved at ${width} px`).toBeLessThanOrEqual(1);
  };
}

const shifted = () =>
  new Promise<number>((resolve) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() =>
      setTimeout(() => {
        const entries = observer.takeRecords() as (PerformanceEntry & { value: number })[];
        resolve(entries.reduce((sum, { value }) => sum + value, 0));
      }),
    );
  });
