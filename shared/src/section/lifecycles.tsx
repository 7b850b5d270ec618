import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import type { Json, Services } from '../contract/index.ts';
import { hydrateHost } from './mount/hydrateHost.ts';
import { Island, type View } from './mount/Island.tsx';

/** The single-spa props that the shell passes to a section's lifecycles. */
export interface PageProps {
  /** The name of the application: the section. */
  name: string;
  /** The prerendered root, `<div data-root data-section>`. */
  element: HTMLElement;
  page: string;
  data: Json;
  services: Services;
}

export interface SectionLifecycles {
  bootstrap(props: PageProps): Promise<unknown>;
  mount(props: PageProps): Promise<unknown>;
  unmount(props: PageProps): Promise<unknown>;
}

/** A section's single-spa lifecycles. Each page of `pages` hydrates in the element that the shell passes. */
export function sectionLifecycles(pages: Readonly<Record<string, View>>): SectionLifecycles {
  function Page({ element, page, data, services }: PageProps) {
    const view = pages[page];
    if (!view) throw new Error(`ringside: no page component "${page}".`);
    return <Island view={view} data={data} services={services} host={element} />;
  }
  return singleSpaReact<PageProps>({
    React,
    ReactDOMClient: { hydrateRoot: hydrateHost },
    renderType: 'hydrateRoot',
    rootComponent: Page,
    domElementGetter: (props: PageProps) => props.element,
    suppressComponentDidCatchWarning: true,
  });
}
