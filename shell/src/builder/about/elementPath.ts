/** What the pages about elements are called in their data. No release declares a route for them: composition makes them. */
export const ELEMENT_PAGE = 'element';

/** The address of the page about an element. */
export const elementPath = (tag: string): string => `/embed/${tag.replace('ringside-', '')}`;
