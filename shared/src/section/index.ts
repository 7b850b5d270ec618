export { type IslandProps, type SectionLifecycles, sectionLifecycles } from './lifecycles.tsx';
export type { View } from './mount/Island.tsx';
export { useAbsoluteUrl, useServices } from './mount/islandContext.tsx';
export { Fragment } from './prerendered/Fragment.tsx';
export { ServerHtml } from './prerendered/ServerHtml.tsx';
