/**
 * What compose tells a script of `src/embed/`, which becomes one file on partners' pages. The script finds it under the
 * name `RINGSIDE_EMBED`.
 */
export interface EmbedFacts {
  /** The release in the file's pinned address, `/embed/<name>@<release>.js`. */
  release: string;
  /** Where the site lives, such as `https://ringside.example`. */
  origin: string;
  /** What a section gives for `ringside-<name>` in `widgetData`; left out when none does. */
  data?: unknown;
}

declare global {
  /** Exists in the scripts of `src/embed/` alone. */
  const RINGSIDE_EMBED: EmbedFacts;
}
