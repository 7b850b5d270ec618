/** `ringside-fight-list` is "Fight list". */
export const titleOf = (tag: string): string =>
  capitalised(tag.replace('ringside-', '').replaceAll('-', ' '));

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of element pages in their page data. Composition makes these pages; no release declares a route for them. */
export const ELEMENT_PAGE = 'element';

/** The path of the page about an element. */
export const elementPath = (tag: string): string => `/embed/${tag.replace('ringside-', '')}`;

/** A description from JSDoc, without the marks of code. */
export const plain = (description: string): string => description.replaceAll('`', '');
