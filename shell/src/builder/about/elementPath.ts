/** The name of these pages in their data. No release declares a route for them: composition makes them. */
export const ELEMENT_PAGE = 'element';

/** The path of the page about an element. */
export const elementPath = (tag: string): string => `/embed/${tag.replace('ringside-', '')}`;
