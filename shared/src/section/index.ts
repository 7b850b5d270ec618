export { afterPaint } from '../loading/waiting.ts';
export { useAbsoluteUrl, useServices, type View } from './IslandRoot.tsx';
export { type IslandProps, type SectionLifecycles, sectionLifecycles } from './lifecycles.tsx';
export { Fragment } from './prerendered/Fragment.tsx';
export { ServerHtml } from './prerendered/ServerHtml.tsx';
export { defineState, type State, useOwnState, useSharedState } from './state.ts';
export { UNTIL_FOUND } from './untilFound.ts';
