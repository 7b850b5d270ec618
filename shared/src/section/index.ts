export { sectionElements } from './fragment.tsx';
export { type PageProps, type SectionLifecycles, sectionLifecycles } from './lifecycles.tsx';
export type { View } from './mount/Island.tsx';
export { useAbsoluteUrl, useServices } from './mount/rootContext.tsx';
export { Fragment } from './prerendered/Fragment.tsx';
export { ServerHtml } from './prerendered/ServerHtml.tsx';
