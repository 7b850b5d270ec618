import type { LoadedSection } from '../format/site.ts';

/** Whether a page shows the catalogue of elements for partners. */
export const hasCatalogue = ({ release }: LoadedSection, path: string): boolean =>
  release.name === 'shell' && /^\/embed(\/|$)/.test(path);

/** This page shows the element that its URL names. */
export const ELEMENT_FRAME = '/embed/frame';

/** Whether a page is only for iframes of other sites. */
export const isIframePage = (path: string): boolean =>
  /^\/embed\/(frame|ringside-[\w-]+)(\/|$)/.test(path);
