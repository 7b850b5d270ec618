import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { reportError } from '../../page/reportError.ts';
import { keepNodes } from './keepNodes.ts';

/** The React root of each host. A host can have only one, so the old root must be removed first. */
const roots = new WeakMap<HTMLElement, Root>();

/**
 * React's `hydrateRoot` for a host on a page of the site: hydrates what composition prerendered, or renders into an empty
 * host. If the view throws, React empties the host; then the prerendered nodes are restored, and the error is reported
 * from the host.
 *
 * @param host the element that names the island (`data-root`, `data-section`)
 * @param mayDiffer whether the view may differ from the prerendered nodes without being an error; it is then rendered again
 */
export function hydrateHost(
  host: HTMLElement,
  node: ReactNode,
  { mayDiffer = false } = {},
): Pick<Root, 'render' | 'unmount'> {
  const prerendered = keepNodes(host);
  const isTranslated = host.querySelector('font') !== null;
  const earlier = roots.get(host);
  if (earlier) {
    roots.delete(host);
    earlier.unmount();
    host.replaceChildren(...prerendered.map((each) => document.importNode(each, true)));
  }
  let root: Root | undefined;
  let left = false;
  let failed = false;
  const options = {
    // Must be the prefix of the prerendered page, so that ids from useId match.
    identifierPrefix: host.dataset.root ?? '',
    onUncaughtError: (error: unknown) => {
      // One error may be thrown in several places, and again while its root is removed.
      if (failed) return;
      failed = true;
      // React is still working at this point, so the clean-up waits for the next task.
      setTimeout(() => {
        if (left) return reportError(host, 'unmount', error);
        roots.delete(host);
        root?.unmount();
        host.replaceChildren(...prerendered);
        reportError(host, 'render', error);
      });
    },
    onRecoverableError: (error: unknown) => {
      // Unmounted before it had hydrated, because the visitor left. That is not a mismatch.
      if (left || mayDiffer || isTranslated) return;
      console.error(`@ringside/${host.dataset.section}: the page differs from what was prerendered.`, error);
    },
  };
  // As a transition, React works in slices of a few milliseconds, so the page stays responsive.
  startTransition(() => {
    root = prerendered.length > 0 ? hydrateRoot(host, node, options) : createRoot(host, options);
    roots.set(host, root);
    if (prerendered.length === 0) root.render(node);
  });
  return {
    render: (next) => root?.render(next),
    unmount() {
      left = true;
      roots.delete(host);
      root?.unmount();
      // single-spa also unmounts a page that remains in the document, before it mounts it again.
      if (host.isConnected && !host.hasChildNodes()) host.replaceChildren(...prerendered);
    },
  };
}
