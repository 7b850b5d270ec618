export { create } from './create.ts';
export { focusHeading } from './focusHeading.ts';
export { isPlainClick, isPlainLink } from './isPlainClick.ts';
export { writeLiveText } from './liveText.ts';
export { localTime } from './localTime.ts';
export { type FetchedPage, isAsComposed, pageDataTag, readPage } from './readPage.ts';
export { isFatal, reportError } from './reportError.ts';
export { createToast } from './toast.ts';
