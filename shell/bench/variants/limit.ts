import { rewritePages } from './pages.ts';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** The same pages without any script, which no page with script can beat. */
export async function writeLimit(site: string): Promise<void> {
  await rewritePages(site, (html) => html.replace(SCRIPT, ''));
}
