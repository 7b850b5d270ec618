/** Letters that every file system and host treats alike, without hidden files and steps up. */
const SEGMENT = /^[A-Za-z0-9_@][\w.@~-]*$/;
/** In characters. File systems allow 255 bytes, with an ending such as `.html.br`. */
const MAX_SEGMENT = 200;
/** On Windows they are devices, whatever follows the first dot. */
const DEVICE = /^(aux|con|nul|prn|com\d|lpt\d)(\.|$)/i;
const COPY = /\.(br|gz)$/i;
const MAX_LENGTH = 300;

/** Whether a name in a release can become a file of a site. */
export const isSitePath = (path: string): boolean =>
  path.length <= MAX_LENGTH && !COPY.test(path) && path.split('/').every(isSiteSegment);

const isSiteSegment = (segment: string): boolean =>
  segment.length <= MAX_SEGMENT &&
  SEGMENT.test(segment) &&
  !segment.endsWith('.') &&
  !DEVICE.test(segment);
