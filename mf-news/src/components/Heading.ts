/** Which heading a story's title is: the page's own lists stand under `h1`, fragments under their host's `h2`. */
export type HeadingLevel = 'h2' | 'h3';
