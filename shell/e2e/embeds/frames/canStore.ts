import type { Page } from '@playwright/test';

/** Whether the browser lets the page's iframe store anything; many do not, where the page around is of another site. */
export const canStore = (page: Page) =>
  page.frames()[1]?.evaluate(() => {
    try {
      return Boolean(localStorage);
    } catch {
      return false;
    }
  });
