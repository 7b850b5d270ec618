import { listenToFrames } from './iframe/listenToFrames.ts';

// Once per page, even if several iframes include this script.
const key = Symbol.for('ringside.embed.frame');
const known = globalThis as unknown as Record<symbol, true | undefined>;

if (!known[key]) {
  known[key] = true;
  const script = document.currentScript;
  const { origin } = new URL(script instanceof HTMLScriptElement ? script.src : RINGSIDE_EMBED.origin);
  listenToFrames(({ src }) => src.startsWith(`${origin}/embed/`));
}
