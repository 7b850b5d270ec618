import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import type { Json, Services } from '../contract/index.ts';
import { createSectionRoot, RootView, reportReady, type View } from './root.tsx';

/** What the shell passes to a section's lifecycles, as single-spa props. */
export interface PageProps {
  /** Unique for each mount, so that an old view may still be unmounting while the next one mounts. */
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

/** A section's single-spa lifecycles: each page of `pages` hydrates in the element the shell names. */
export function sectionLifecycles(pages: Readonly<Record<string, View>>): SectionLifecycles {
  function Page({ element, page, data, services }: PageProps) {
    const view = pages[page];
    if (!view) throw new Error(`@ringside/shared: no page component "${page}".`);
    const onReady = React.useCallback(() => reportReady(element), [element]);
    const context = React.useMemo(() => ({ container: element }), [element]);
    return <RootView view={view} data={data} services={services} context={context} onReady={onReady} />;
  }
  return singleSpaReact<PageProps>({
    React,
    // single-spa-react knows no hydration options and gives renderType() no props, so the choice between
    // hydrating and creating is made here, from the element itself.
    ReactDOMClient: { createRoot: createSectionRoot },
    renderType: 'createRoot',
    rootComponent: Page,
    domElementGetter: (props: PageProps) => props.element,
    suppressComponentDidCatchWarning: true,
  });
}
