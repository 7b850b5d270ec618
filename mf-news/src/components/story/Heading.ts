/**
 * The heading level of a story's title: `h2` below the `h1` of our own pages, `h3` below the `h2` of the page around a
 * fragment.
 */
export type HeadingLevel = 'h2' | 'h3';
