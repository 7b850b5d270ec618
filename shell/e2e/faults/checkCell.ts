import { expect, type Page } from '../support/test.ts';
import { hoverControls, isMarked, mark, useIslands } from '../support/visit.ts';
import { type Injected, inject } from './inject/inject.ts';
import type { Cell } from './matrix.ts';
import {
  expectLayout,
  expectReadable,
  islandOf,
  observe,
  open,
  reportsOf,
  retryOf,
  returnFrom,
  visitOthers,
} from './visitor.ts';

const TIMEOUT_MS = 11_000;

export async function checkCell(page: Page, cell: Cell): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await observe(page);
  if (cell.fault.waits) await page.clock.install();
  const injected = await inject(page, cell);
  await open(page, cell);
  await mark(page);

  await (cell.fault.report ? checkWholePage : checkMessage)(page, cell, injected);

  expect(await isMarked(page), 'the tab was never reloaded').toBe(true);
  expect(asked.filter((path) => /^\/(sections\.json|releases\/)/.test(path))).toEqual([]);
}

/**
 * Checks that a message is shown, that the text stays, and that the island recovers after the fault
 * has ended.
 */
async function checkMessage(page: Page, cell: Cell, injected: Injected): Promise<void> {
  const report = `${cell.section} ${cell.fault.phase}`;
  const retry = retryOf(page, cell);
  const expectMissing = async (times: number) => {
    await hoverControls(page);
    await injected.struck();
    // The clock also advances the deadlines of other sections, so start these sections first.
    await useIslands(page, cell.section);
    if (cell.fault.waits) await page.clock.fastForward(TIMEOUT_MS);
    await expect(retry).not.toHaveAttribute('aria-busy');
    await expect(retry).toHaveCount(1);
    await expectReadable(page, cell);
    expect(await reportsOf(page)).toEqual(Array(times).fill(report));
  };
  await expectMissing(1);
  await expectLayout(page);

  await injected.again();
  await retry.click();
  await expectMissing(2);

  await injected.again();
  await visitOthers(page, cell);
  await returnFrom(page, cell);
  await expectMissing(3);

  await injected.heal();
  await retry.click();
  await expect(islandOf(page, cell)).toHaveAttribute('data-state', 'ready');
  await injected.settle();
  await expect(retry).toHaveCount(0);
  await expectReadable(page, cell);
  expect(await reportsOf(page)).toEqual(Array(3).fill(report));
}

async function checkWholePage(page: Page, cell: Cell, injected: Injected): Promise<void> {
  const { report, phase, waits } = cell.fault;
  const reports = [`${cell.section} ${phase}`];
  const button = islandOf(page, cell).locator('[data-break]');
  const isClicked = cell.name === 'throws in an event handler';
  const expectWhole = async () => {
    await hoverControls(page);
    await expect(islandOf(page, cell)).toHaveAttribute('data-state', 'ready');
    await expect(retryOf(page, cell)).toHaveCount(0);
    await expectReadable(page, cell);
  };
  await expectWhole();
  if (isClicked) await button.click();
  if (report === 'at once') await injected.struck();
  await expect.poll(() => reportsOf(page)).toEqual(report === 'at once' ? reports : []);
  await expectWhole();
  await expectLayout(page);

  await visitOthers(page, cell);
  if (report === 'on leaving') await injected.struck();
  if (waits) await page.clock.fastForward(TIMEOUT_MS);
  await expect.poll(() => reportsOf(page)).toEqual(reports);

  if (!isClicked) await injected.heal();
  await returnFrom(page, cell);
  await expectWhole();
  if (isClicked) {
    await injected.heal();
    await button.click();
    await expect(button).toHaveText('Pressed 1');
  }
  await injected.settle();
  expect(await reportsOf(page)).toEqual(reports);
}
