/**
 * The facts that compose gives to a script of `src/embed/`, which becomes one file for partners' pages. The script
 * reads them from `RINGSIDE_EMBED`.
 */
export interface EmbedFacts {
  release: string;
  origin: string;
  /** The data that a section provides for `ringside-<name>` in `widgetData`, if any. */
  data?: unknown;
}

declare global {
  const RINGSIDE_EMBED: EmbedFacts;
}
