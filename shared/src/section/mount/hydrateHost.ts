import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { reportError } from '../../page/reportError.ts';
import { copyNodes } from '../prerendered/usePrerendered.ts';

/**
 * React empties the host of a view that throws. Then the prerendered nodes are restored, and the error is reported.
 */
export function hydrateHost(host: HTMLElement, node: ReactNode): Pick<Root, 'render' | 'unmount'> {
  const prerendered = copyNodes(host);
  const isTranslated = host.querySelector('font') !== null;
  // Partners pin a script, but not its pages, which may have been composed with other views.
  const mayDiffer = host.getRootNode() instanceof ShadowRoot;
  let root: Root | undefined;
  let hasLeft = false;
  let hasFailed = false;
  const options = {
    // As in the prerendered page, so that ids from useId match.
    identifierPrefix: host.dataset.root ?? '',
    onUncaughtError: (error: unknown) => {
      // One error may be thrown several times.
      if (hasFailed) return;
      hasFailed = true;
      // React is still working at this point.
      setTimeout(() => {
        if (hasLeft) return reportError(host, 'unmount', error);
        root?.unmount();
        host.replaceChildren(...prerendered);
        reportError(host, 'render', error);
      });
    },
    onRecoverableError: (error: unknown) => {
      // Unmounted before it had hydrated, because the visitor left.
      if (hasLeft || mayDiffer) return;
      if (isTranslated) return restoreTranslation(host, prerendered);
      console.error(`@ringside/${host.dataset.section}: the page differs from what was prerendered.`, error);
    },
  };
  // As a transition, React works in slices of a few milliseconds.
  startTransition(() => {
    root = hydrateRoot(host, node, options);
  });
  return {
    render: (next) => root?.render(next),
    unmount() {
      hasLeft = true;
      root?.unmount();
      // single-spa also unmounts a view that was slow to mount, and stays.
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
