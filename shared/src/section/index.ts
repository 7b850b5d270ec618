export { afterPaint } from '../loading/afterPaint.ts';
export { type IslandProps, type SectionLifecycles, sectionLifecycles } from './lifecycles.tsx';
export { useAbsoluteUrl, useServices, type View } from './mount/Island.tsx';
export { Fragment } from './prerendered/Fragment.tsx';
export { ServerHtml } from './prerendered/ServerHtml.tsx';
