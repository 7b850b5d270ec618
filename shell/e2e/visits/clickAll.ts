import type { Page } from '../support/test.ts';

/** Clicks links to these paths, each in a task or a frame of its own. -1 means Back. */
export const clickAll = (
  page: Page,
  paths: readonly (string | -1)[],
  each: 'task' | 'frame' = 'task',
) =>
  page.evaluate(
    async ({ paths, each }) => {
      for (const href of paths) {
        if (href === -1) {
          history.back();
          continue;
        }
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
        link.remove();
        await new Promise((resolve) =>
          each === 'frame' ? requestAnimationFrame(resolve) : setTimeout(resolve),
        );
      }
    },
    { paths, each },
  );
