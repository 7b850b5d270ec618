/** How much a release may contain. */
export const LIMITS = {
  /** The HTML of one view, in characters. */
  html: 2_000_000,
  /** A text or a tag, in characters. Longer ones take the parser minutes. */
  token: 32_768,
  /** The elements of one view. Ours have some hundreds. */
  elements: 20_000,
  /** The elements that a page places, with the elements inside them. */
  placed: 500,
  pageElements: 40_000,
  /** How deeply elements may be nested. Browsers nest at most 512. */
  depth: 256,
  /** How deeply elements may be placed in each other. Deeper ones contain each other in a cycle. */
  placedDepth: 8,
  /** A stylesheet, in bytes. Ours have 40 kB at most. */
  style: 128_000,
  /** The number of different first segments in the paths of one section's pages. */
  prefixes: 8,
};
