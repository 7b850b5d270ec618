/** The part of a page whose state tells whether a control in it works. A widget is one until its module has defined it. */
export const ISLAND = '[data-root],:not(:defined),html';
