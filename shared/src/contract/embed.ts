/**
 * The facts that compose gives to a script of `src/embed/`, which becomes one file for partners' pages. The script
 * reads them from `RINGSIDE_EMBED`.
 */
export interface EmbedFacts {
  /** The release in the file's pinned URL, `/embed/<name>@<release>.js`. */
  release: string;
  /** The site's public URL, such as `https://ringside.example`. */
  origin: string;
  /** The data that a section provides for `ringside-<name>` in `widgetData`, if any. */
  data?: unknown;
}

declare global {
  /** Exists only in the scripts of `src/embed/`. */
  const RINGSIDE_EMBED: EmbedFacts;
}
