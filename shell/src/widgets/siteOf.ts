import type { EmbedFacts } from '@ringside/shared/contract';

/** The origin of the running script. For a module, which `currentScript` does not name, it is the origin that composition wrote into the file. */
export const siteOf = ({ origin }: EmbedFacts): string =>
  document.currentScript instanceof HTMLScriptElement ? new URL(document.currentScript.src).origin : origin;
