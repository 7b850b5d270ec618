import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import type { Json, Services } from '../contract/index.ts';
import { hydrateHost } from './mount/hydrateHost.ts';
import { Island, type View } from './mount/Island.tsx';

export interface IslandProps {
  /** The prerendered `[data-root]`. */
  domElement: HTMLElement;
  /** A path of the section's `pages.ts`, or a tag of its `elements.ts`. */
  view: string;
  data: Json;
  services: Services;
  origin?: string;
  /** Unique in the document. single-spa sets it. */
  name?: string;
}

type Lifecycle = (props: IslandProps) => Promise<unknown>;

export type SectionLifecycles = Readonly<Record<'bootstrap' | 'mount' | 'unmount', Lifecycle>>;

/** A section's single-spa lifecycles, which hydrate its views. */
export function sectionLifecycles(views: Readonly<Record<string, View>>): SectionLifecycles {
  function SectionIsland({ domElement, view, ...props }: IslandProps) {
    const shown = views[view];
    if (!shown) throw new Error(`ringside: the section has no view "${view}". Release the section again.`);
    return <Island {...props} view={shown} host={domElement} />;
  }
  return singleSpaReact<IslandProps>({
    React,
    ReactDOMClient: { hydrateRoot: hydrateHost },
    renderType: 'hydrateRoot',
    rootComponent: SectionIsland,
    suppressComponentDidCatchWarning: true,
  }) as SectionLifecycles;
}
