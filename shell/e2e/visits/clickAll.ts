import type { Page } from '../support/test.ts';

/** Clicks one link after another, each in its own task, without waiting for what they lead to; -1 is Back. */
export const clickAll = (page: Page, paths: readonly (string | -1)[], pause = 0) =>
  page.evaluate(
    async ({ paths, pause }) => {
      for (const href of paths) {
        if (href === -1) {
          history.back();
          continue;
        }
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
        link.remove();
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
    { paths, pause },
  );
