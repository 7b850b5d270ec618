import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { reportError } from '../../page/reportError.ts';
import { keepNodes } from './keepNodes.ts';

/**
 * React's `hydrateRoot` for what composition prerendered. If the view throws, React empties the host; then the prerendered
 * nodes are restored, and the error is reported from the host.
 *
 * @param host the element that names the island (`data-root`, `data-section`)
 */
export function hydrateHost(host: HTMLElement, node: ReactNode): Pick<Root, 'render' | 'unmount'> {
  const prerendered = keepNodes(host);
  const isTranslated = host.querySelector('font') !== null;
  // Partners pin a script, but not the pages that it shows. A page may have been composed with other views than the script has.
  const mayDiffer = host.getRootNode() instanceof ShadowRoot;
  let root: Root | undefined;
  let hasLeft = false;
  let hasFailed = false;
  const options = {
    // Must be the prefix of the prerendered page, so that ids from useId match.
    identifierPrefix: host.dataset.root ?? '',
    onUncaughtError: (error: unknown) => {
      // One error may be thrown in several places, and again while its root is removed.
      if (hasFailed) return;
      hasFailed = true;
      // React is still working at this point, so the clean-up waits for the next task.
      setTimeout(() => {
        if (hasLeft) return reportError(host, 'unmount', error);
        root?.unmount();
        host.replaceChildren(...prerendered);
        reportError(host, 'render', error);
      });
    },
    onRecoverableError: (error: unknown) => {
      // Unmounted before it had hydrated, because the visitor left. That is not a mismatch.
      if (hasLeft || mayDiffer) return;
      if (isTranslated) return restoreTranslation(host, prerendered);
      console.error(`@ringside/${host.dataset.section}: the page differs from what was prerendered.`, error);
    },
  };
  // As a transition, React works in slices of a few milliseconds, so the page stays responsive.
  startTransition(() => {
    root = hydrateRoot(host, node, options);
  });
  return {
    render: (next) => root?.render(next),
    unmount() {
      hasLeft = true;
      root?.unmount();
      // single-spa also unmounts what stays in the document: a view that took too long to mount.
      if (host.isConnected && !host.hasChildNodes()) host.replaceChildren(...prerendered);
    },
  };
}

/** React has rendered the page anew, in its own language. Its nodes get the translator's texts before they are painted. */
function restoreTranslation(host: HTMLElement, prerendered: readonly Node[]): void {
  const translated = prerendered.flatMap(textsOf);
  const texts = textsOf(host);
  if (texts.length !== translated.length) return;
  for (const [index, text] of texts.entries()) text.textContent = translated[index]?.textContent ?? '';
}

/** Translators wrap each text into `<font>`. */
const textsOf = (node: Node): Node[] =>
  node instanceof Text || node.nodeName === 'FONT'
    ? [node].filter(({ textContent }) => textContent?.trim())
    : [...node.childNodes].flatMap(textsOf);
