import type { EmbedFacts } from '@ringside/shared/contract';

/** The origin that the running script came from, or of the site as compose knows it: a module does not know its own address. */
export const siteOf = ({ origin }: EmbedFacts): string =>
  document.currentScript instanceof HTMLScriptElement ? new URL(document.currentScript.src).origin : origin;
