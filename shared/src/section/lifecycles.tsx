import * as React from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { Json, Services } from '../contract/index.ts';
import { reportError } from '../page/reportError.ts';
import { IslandRoot, type View } from './IslandRoot.tsx';
import { keepPrerendered, restorePrerendered } from './prerendered/usePrerendered.ts';

export interface IslandProps {
  /** The element with `data-root` that was prerendered. */
  domElement: HTMLElement;
  /** The name of the view: a path of the section's `pages.ts`, or a tag of its `elements.ts`. */
  view: string;
  data: Json;
  services: Services;
  origin?: string;
  /** A name that is unique in the document. single-spa sets it. */
  name?: string;
}

type Lifecycle = (props: IslandProps) => Promise<unknown>;

export type SectionLifecycles = Readonly<Record<'bootstrap' | 'mount' | 'unmount', Lifecycle>>;

/** Returns the single-spa lifecycles of a section. They hydrate the section's views. */
export function sectionLifecycles(views: Readonly<Record<string, View>>): SectionLifecycles {
  function SectionIsland({ domElement, view, ...props }: IslandProps) {
    const shown = views[view];
    if (!shown)
      throw new Error(`ringside: the section has no view "${view}". Release the section again.`);
    return <IslandRoot {...props} view={shown} host={domElement} />;
  }

  const adapter = () =>
    singleSpaReact<IslandProps>({
      React,
      ReactDOMClient: { hydrateRoot: hydrateHost },
      renderType: 'hydrateRoot',
      rootComponent: SectionIsland,
      suppressComponentDidCatchWarning: true,
    }) as SectionLifecycles;

  // Each island has its own adapter, because an adapter never forgets what it has mounted. The
  // adapters are stored by the name that single-spa gives each island.
  const adapters = new Map<string | undefined, SectionLifecycles>();
  const adapterOf = ({ name }: IslandProps): SectionLifecycles => {
    const known = adapters.get(name) ?? adapter();
    adapters.set(name, known);
    return known;
  };

  return {
    bootstrap: (props) => adapterOf(props).bootstrap(props),
    mount: (props) => adapterOf(props).mount(props),
    async unmount(props) {
      const island = adapterOf(props);
      adapters.delete(props.name);
      await island.unmount(props);
    },
  };
}

/**
 * Hydrates an island. If the view throws, React empties the island. Then this function restores the
 * prerendered nodes, and reports the error.
 */
function hydrateHost(host: HTMLElement, node: React.ReactNode): Pick<Root, 'unmount'> {
  const prerendered = keepPrerendered(host);
  // The nodes themselves are stored, not copies: a translator knows these nodes, and may bring back
  // the original text.
  const fonts = textsOf(host).filter(({ nodeName }) => nodeName === 'FONT');
  // On a partner's page, a pinned script may meet a page that was composed with other views, so
  // differences are expected there.
  const mayDiffer = host.getRootNode() instanceof ShadowRoot;

  let root: Root | undefined;
  let hasLeft = false;
  let hasFailed = false;

  const options = {
    // The prerendered page used the same prefix, so the ids from `useId` match.
    identifierPrefix: host.dataset.root ?? '',
    onUncaughtError: (error: unknown) => {
      // React may report one error several times.
      if (hasFailed) return;
      hasFailed = true;
      // Wait, because React is still working when it calls this function.
      setTimeout(() => {
        if (hasLeft) {
          // The adapter's promise stays pending. The state `failed` prevents a second report when
          // its deadline passes.
          host.dataset.state = 'failed';
          return reportError(host, 'unmount', error);
        }
        root?.unmount();
        restorePrerendered(host);
        reportError(host, 'render', error);
      });
    },

    onRecoverableError: (error: unknown) => {
      // The visitor left, so the island was unmounted before it had hydrated.
      if (hasLeft || mayDiffer) return;
      restoreTranslation(host, textsOf(prerendered), fonts);
      if (fonts.length > 0) return;
      console.error(
        `@ringside/${host.dataset.section}: the page differs from what was prerendered.`,
        error,
      );
    },
  };

  // In a transition, React works in steps of a few milliseconds, and the page stays responsive.
  React.startTransition(() => {
    root = hydrateRoot(host, node, options);
  });

  return {
    unmount() {
      hasLeft = true;
      root?.unmount();
      // single-spa also unmounts a view that mounted too slowly. The element is then still on the
      // page.
      if (host.isConnected && !host.hasChildNodes()) restorePrerendered(host);
    },
  };
}

/**
 * Brings a translator's texts back. React has rendered the page in its own language, and this
 * function runs before the browser paints.
 */
function restoreTranslation(
  host: HTMLElement,
  before: readonly Node[],
  fonts: readonly Node[],
): void {
  const texts = textsOf(host);
  const changed = texts.filter((text, index) => text.textContent !== before[index]?.textContent);
  // Some translators change only texts, so many changed texts mean a translation. Other causes
  // change only few texts.
  const isTranslated = fonts.length > 0 || changed.length > texts.length / 2 + 1;
  if (!isTranslated || texts.length !== before.length) return;
  const left = fonts.values();
  for (const [index, text] of texts.entries()) {
    const { nodeName, textContent } = before[index] as Node;
    if (nodeName === 'FONT') (text as ChildNode).replaceWith(left.next().value as Node);
    else text.textContent = textContent;
  }
}

/** Returns the texts of a node. Chrome's translator wraps each text into `<font>`. */
const textsOf = (node: Node): Node[] =>
  node instanceof Text || node.nodeName === 'FONT'
    ? [node].filter(({ textContent }) => textContent?.trim())
    : [...node.childNodes].flatMap(textsOf);
