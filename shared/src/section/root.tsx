import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { type Json, type SectionPhase, type Services, send } from '../contract/index.ts';
import { ServicesProvider } from './services.tsx';

/** A component that shows a page or a fragment from its loaded data. Erased: each knows its own data's shape. */
export type View = (props: never) => ReactNode;

interface RootViewProps {
  view: View;
  data: Json;
  services: Services;
  /** Called when the view answers to the visitor. */
  onReady?: () => void;
}

/** What every root renders, the same on the server and in the browser. */
export function RootView({ view: Shown, data, services, onReady }: RootViewProps) {
  const Component = Shown as (props: object) => ReactNode;
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <ServicesProvider value={services}>
        <Component {...(data as object)} />
      </ServicesProvider>
    </StrictMode>
  );
}

/** Tells whoever holds the element that its root answers now. */
export function reportReady(host: HTMLElement): void {
  host.dataset.state = 'ready';
  send(host, 'ringside:ready', { section: host.dataset.section ?? '' });
}

/** Tells whoever holds the element that this root failed. */
export function reportFault(host: HTMLElement, phase: SectionPhase, error: unknown): void {
  send(host, 'ringside:section-error', { section: host.dataset.section ?? '', phase, error });
}

/**
 * A React root that hydrates what compose prerendered, or renders afresh in an empty container. When the view
 * throws, React empties the container; the prerendered nodes are put back and the fault is reported from the host.
 *
 * @param host the element that names the root (`data-root`, `data-section`)
 * @param container where React renders: the host itself, or its shadow root
 */
export function createSectionRoot(
  host: HTMLElement,
  container: HTMLElement | ShadowRoot = host,
): Pick<Root, 'render' | 'unmount'> {
  const prerendered = [...container.childNodes].map((node) => node.cloneNode(true));
  let root: Root | undefined;
  let left = false;
  const options = {
    // The same prefix as in the prerendered page, or ids from useId would not match.
    identifierPrefix: host.dataset.root ?? '',
    onUncaughtError: (error: unknown) => {
      // React is in the middle of its work here.
      setTimeout(() => {
        root?.unmount();
        container.replaceChildren(...prerendered);
        reportFault(host, 'render', error);
      });
    },
    onRecoverableError: (error: unknown) => {
      // Unmounted before it had hydrated: the visitor went on, and nothing differs.
      if (left) return;
      console.error(`@ringside/${host.dataset.section}: the page differs from what was prerendered.`, error);
    },
  };
  return {
    render(node) {
      if (root) root.render(node);
      else if (prerendered.length > 0) root = hydrateRoot(container as Element, node, options);
      else {
        root = createRoot(container, options);
        root.render(node);
      }
    },
    unmount() {
      left = true;
      root?.unmount();
    },
  };
}
