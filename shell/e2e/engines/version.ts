/** A test reports its browser's version to the reporter in an annotation of this type. */
export const VERSION = 'version';
