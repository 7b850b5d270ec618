import { PurgeCSS } from 'purgecss';

/** Pages of one kind hold the same classes, so the work is done once for each kind. */
const known = new Map<string, Promise<string>>();

/**
 * The part of a stylesheet that a page's HTML uses. What script adds later comes with the full stylesheets, which the
 * browser gets together with the modules that need them.
 */
export function criticalStyle(style: string, html: string): Promise<string> {
  const words = new Set(html.match(/[^\s"'<>=]+(?==)|(?<=class=")[^"]+|<\w[\w-]*/g) ?? []);
  const key = `${style.length}:${style.slice(0, 64)}:${[...words].sort().join(' ')}`;
  const result = known.get(key) ?? purge(style, html);
  known.set(key, result);
  return result;
}

async function purge(style: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: style }],
    defaultExtractor: (content) => content.match(/[^<>"'`\s=]+/g) ?? [],
    keyframes: true,
  });
  return result?.css ?? style;
}
