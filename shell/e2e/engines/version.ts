/** The type of the annotation in which a test gives the reporter its browser's version. */
export const VERSION = 'version';
