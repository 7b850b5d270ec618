import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import type { Json, Services } from '../contract/index.ts';
import { createSectionRoot, RootView, reportReady, type View } from './root/root.tsx';

/** The single-spa props that the shell passes to a section's lifecycles. */
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

/** A section's single-spa lifecycles. Each page of `pages` hydrates in the element that the shell passes. */
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
    // single-spa-react supports no hydration options and passes no props to renderType(), so the element itself decides
    // here between hydrating and creating.
    ReactDOMClient: { createRoot: createSectionRoot },
    renderType: 'createRoot',
    rootComponent: Page,
    domElementGetter: (props: PageProps) => props.element,
    suppressComponentDidCatchWarning: true,
  });
}
