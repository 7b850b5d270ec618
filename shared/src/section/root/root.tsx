import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { type Json, type Services, send } from '../../contract/index.ts';
import { reportError } from '../../page/reportError.ts';
import { keepNodes } from './keepNodes.ts';
import { type RootContext, RootContextProvider } from './rootContext.tsx';
import { ServicesProvider } from './services.tsx';

/**
 * A component that shows a page or a fragment from its loaded data. The props are erased, because each view has its own
 * data type.
 */
export type View = (props: never) => ReactNode;

interface RootViewProps {
  view: View;
  data: Json;
  services: Services;
  context?: RootContext;
  /** Called when the view is interactive. */
  onReady?: () => void;
}

/** What every root renders, the same on the server and in the browser. */
export function RootView({ view: Shown, data, services, context = {}, onReady }: RootViewProps) {
  const Component = Shown as (props: object) => ReactNode;
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <ServicesProvider value={services}>
        <RootContextProvider value={context}>
          <Component {...(data as object)} />
        </RootContextProvider>
      </ServicesProvider>
    </StrictMode>
  );
}

/** Reports that an element's root is interactive. */
export function reportReady(host: HTMLElement): void {
  host.dataset.state = 'ready';
  send(host, 'ringside:ready', { section: host.dataset.section ?? '' });
}

/** The React root of each host. A host can have only one, so the old root must be removed first. */
const roots = new WeakMap<HTMLElement, Root>();

/**
 * A React root that hydrates what compose prerendered, or renders into an empty host. If the view throws, React empties
 * the host; then the prerendered nodes are restored, and the error is reported from the host.
 *
 * @param host the element that names the root (`data-root`, `data-section`)
 * @param mayDiffer whether the view may differ from the prerendered nodes without being an error; it is then rendered
 * again
 */
export function createSectionRoot(
  host: HTMLElement,
  { mayDiffer = false } = {},
): Pick<Root, 'render' | 'unmount'> {
  const prerendered = keepNodes(host);
  const earlier = roots.get(host);
  if (earlier) {
    roots.delete(host);
    earlier.unmount();
    host.replaceChildren(...prerendered.map((node) => document.importNode(node, true)));
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
      if (left || mayDiffer) return;
      console.error(`@ringside/${host.dataset.section}: the page differs from what was prerendered.`, error);
    },
  };
  return {
    render(node) {
      if (root) return root.render(node);
      const keep = (made: Root) => {
        root = made;
        roots.set(host, made);
        return made;
      };
      if (prerendered.length === 0) return keep(createRoot(host, options)).render(node);
      // As a transition, React works in slices of a few milliseconds, so the page stays responsive.
      startTransition(() => void keep(hydrateRoot(host, node, options)));
    },
    unmount() {
      left = true;
      roots.delete(host);
      root?.unmount();
    },
  };
}
