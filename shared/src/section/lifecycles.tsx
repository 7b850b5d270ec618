import * as React from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { Json, Services } from '../contract/index.ts';
import { reportError } from '../page/reportError.ts';
import { Island, type View } from './Island.tsx';
import { keepPrerendered, restorePrerendered } from './prerendered/usePrerendered.ts';

export interface IslandProps {
  /** The prerendered element with `data-root`. */
  domElement: HTMLElement;
  /** A path of the section's `pages.ts`, or a tag of its `elements.ts`. */
  view: string;
  data: Json;
  services: Services;
  origin?: string;
  /** The name is unique in the document. single-spa sets it. */
  name?: string;
}

type Lifecycle = (props: IslandProps) => Promise<unknown>;

export type SectionLifecycles = Readonly<Record<'bootstrap' | 'mount' | 'unmount', Lifecycle>>;

/** A section's single-spa lifecycles, which hydrate its views. */
export function sectionLifecycles(views: Readonly<Record<string, View>>): SectionLifecycles {
  function SectionIsland({ domElement, view, ...props }: IslandProps) {
    const shown = views[view];
    if (!shown)
      throw new Error(`ringside: the section has no view "${view}". Release the section again.`);
    return <Island {...props} view={shown} host={domElement} />;
  }

  const adapter = () =>
    singleSpaReact<IslandProps>({
      React,
      ReactDOMClient: { hydrateRoot: hydrateHost },
      renderType: 'hydrateRoot',
      rootComponent: SectionIsland,
      suppressComponentDidCatchWarning: true,
    }) as SectionLifecycles;

  // Each island has an adapter of its own, because an adapter never forgets what it has mounted. single-spa gives
  // each island a name.
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

/** React empties the host of a view that throws. Then the prerendered nodes are restored, and the error is reported. */
function hydrateHost(host: HTMLElement, node: React.ReactNode): Pick<Root, 'unmount'> {
  const prerendered = keepPrerendered(host);
  // The nodes are not copied, because their translator knows them, and may bring the original back.
  const fonts = textsOf(host).filter(({ nodeName }) => nodeName === 'FONT');
  // Partners pin a script, but not its pages, which may have been composed with other views.
  const mayDiffer = host.getRootNode() instanceof ShadowRoot;
  let root: Root | undefined;
  let hasLeft = false;
  let hasFailed = false;
  const options = {
    // The prefix is that of the prerendered page, so that ids from useId match.
    identifierPrefix: host.dataset.root ?? '',
    onUncaughtError: (error: unknown) => {
      // React may throw one error several times.
      if (hasFailed) return;
      hasFailed = true;
      // React is still working at this point.
      setTimeout(() => {
        if (hasLeft) {
          // The adapter's promise then stays open. Its deadline must not report the same failure again.
          host.dataset.state = 'failed';
          return reportError(host, 'unmount', error);
        }
        root?.unmount();
        restorePrerendered(host);
        reportError(host, 'render', error);
      });
    },
    onRecoverableError: (error: unknown) => {
      // The island was unmounted before it had hydrated, because the visitor left.
      if (hasLeft || mayDiffer) return;
      restoreTranslation(host, textsOf(prerendered), fonts);
      if (fonts.length > 0) return;
      console.error(
        `@ringside/${host.dataset.section}: the page differs from what was prerendered.`,
        error,
      );
    },
  };
  // In a transition, React works in slices of a few milliseconds.
  React.startTransition(() => {
    root = hydrateRoot(host, node, options);
  });
  return {
    unmount() {
      hasLeft = true;
      root?.unmount();
      // single-spa also unmounts a view that was slow to mount, and stays.
      if (host.isConnected && !host.hasChildNodes()) restorePrerendered(host);
    },
  };
}

/** React has rendered the page anew, in its own language. Before that is painted, the translator's texts return. */
function restoreTranslation(
  host: HTMLElement,
  before: readonly Node[],
  fonts: readonly Node[],
): void {
  const texts = textsOf(host);
  const changed = texts.filter((text, index) => text.textContent !== before[index]?.textContent);
  // Some translators leave no trace but the texts. Other differences are few.
  const isTranslated = fonts.length > 0 || changed.length > texts.length / 2 + 1;
  if (!isTranslated || texts.length !== before.length) return;
  const left = fonts.values();
  for (const [index, text] of texts.entries()) {
    const { nodeName, textContent } = before[index] as Node;
    if (nodeName === 'FONT') (text as ChildNode).replaceWith(left.next().value as Node);
    else text.textContent = textContent;
  }
}

/** Chrome wraps each text into `<font>`. */
const textsOf = (node: Node): Node[] =>
  node instanceof Text || node.nodeName === 'FONT'
    ? [node].filter(({ textContent }) => textContent?.trim())
    : [...node.childNodes].flatMap(textsOf);
