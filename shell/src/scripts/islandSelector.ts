/**
 * The regions of a page whose state tells whether a control in them works. A widget is one until
 * its module has defined it.
 */
export const ISLAND = '[data-root],:not(:defined),html';
