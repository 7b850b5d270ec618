import { escapeHtml } from '@ringside/shared/contract';

/** @see https://www.sitemaps.org/protocol.html, which allows 50,000 paths */
export function sitemap(origin: string, pages: ReadonlyMap<string, string | undefined>): string {
  const sorted = [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = sorted.map(([path, modified]) => {
    const day = modified ? `<lastmod>${modified}</lastmod>` : '';
    return `<url><loc>${escapeHtml(origin + path)}</loc>${day}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
