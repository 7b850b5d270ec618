/** What composing writes into an embed script, as `RINGSIDE_EMBED`. */
export interface EmbedFacts {
  release: string;
  origin: string;
  /** The section's `widgetData` for `ringside-<name>`. */
  data?: unknown;
}

declare global {
  const RINGSIDE_EMBED: EmbedFacts;
}
