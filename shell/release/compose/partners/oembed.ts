import type { RenderedPage } from '@ringside/shared/contract';
import { z } from 'zod';
import type { Site } from '../../format/site.ts';
import { isIframePage } from '../pagePaths.ts';

/** The narrowest width, because a file cannot read `maxwidth`. */
const DEFAULT_WIDTH_PX = 320;
const CACHE_SECONDS = 86_400;

const eventSchema = z.object({
  '@type': z.literal('SportsEvent'),
  name: z.string(),
  startDate: z.string(),
  url: z.string().startsWith('/'),
});

export function oembedFile(site: Site, path: string): string | undefined {
  if (!site.shell.server.cardHtml || isIframePage(path) || path.endsWith('/404')) return undefined;
  return `embed/oembed${path === '/' ? '/index' : path}.json`;
}

/** See https://oembed.com. */
export function oembedResponse(
  { shell, origin }: Site,
  path: string,
  { head }: RenderedPage,
): string {
  const events = (head.structuredData ?? []).flatMap(
    (data) => eventSchema.safeParse(data).data ?? [],
  );
  const card = shell.server.cardHtml?.(origin, path, head.title, events.length);
  const image = head.image ?? shell.server.frame.card;
  return `${JSON.stringify(
    {
      version: '1.0',
      type: 'rich',
      title: head.title,
      provider_name: shell.server.frame.name ?? 'Ringside',
      provider_url: origin,
      cache_age: CACHE_SECONDS,
      width: DEFAULT_WIDTH_PX,
      height: card?.height,
      html: card?.html,
      description: head.description,
      ...(image && { image: `${origin}${image.src}` }),
      ...(events.length > 0 && {
        events: events.map(({ name, startDate, url }) => ({
          name,
          date: startDate.slice(0, 10),
          path: url,
        })),
      }),
    },
    null,
    2,
  )}\n`;
}
