import { rewritePages } from './pages.ts';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** What no page with script can beat: the same pages without any. */
export async function writeLimit(site: string): Promise<void> {
  await rewritePages(site, (html) => html.replace(SCRIPT, ''));
}
