export { sectionElement, sectionElements } from './element.tsx';
export { type PageProps, type SectionLifecycles, sectionLifecycles } from './lifecycles.tsx';
export { Fragment } from './prerendered/Fragment.tsx';
export { ServerHtml } from './prerendered/ServerHtml.tsx';
export type { View } from './root/root.tsx';
export { useAbsoluteUrl } from './root/rootContext.tsx';
export { useServices } from './root/services.tsx';
