export { type PageAnswer, type PageText, readPage, requestPage } from './fetchPage.ts';
export { focusHeading } from './focusHeading.ts';
export { isPlainClick } from './isPlainClick.ts';
export { writeLiveText } from './liveText.ts';
export { type PageRoots, pageRoots, type RootStart, type RootSteps, type StartedRoot } from './pageRoots.ts';
export { isFatal, reportError } from './reportError.ts';
