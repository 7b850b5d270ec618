export { sectionElement, sectionElements } from './element.tsx';
export { Fragment } from './Fragment.tsx';
export { type PageProps, type SectionLifecycles, sectionLifecycles } from './lifecycles.tsx';
export type { View } from './root.tsx';
export { useAbsoluteUrl } from './rootContext.tsx';
export { ServerHtml } from './ServerHtml.tsx';
export { useServices } from './services.tsx';
