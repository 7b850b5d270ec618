/** What a section has rendered: its table, the shards of its pages, and the pages themselves. */
import type { ReleaseTable, RenderedPage, RenderedView } from '@ringside/shared/contract';
import { z } from 'zod';
import { attributeName, firstSegment, line, RESERVED, route, tag } from './names.ts';
import { isSitePath } from './sitePath.ts';

const MAX_ITEMS = 50_000;
const part = z.int().nonnegative();
const attributes = z.record(attributeName, z.string());
const json = z.json();
const day = z.iso.date('must be a day such as 2025-08-13');
const time = z.union([day, z.iso.datetime({ offset: true })]);
const picture = z
  .string()
  .refine((src) => src.startsWith('/') && isSitePath(src.slice(1)), 'must be a file of the site');

/** Not the pages for partners, which the shell's server renders. */
const page = route.refine(
  (path) => !RESERVED.includes(firstSegment(path)),
  `must not start with ${RESERVED.join(', ')}`,
);

export const tableSchema: z.ZodType<ReleaseTable> = z.object({
  parts: z.array(z.string()),
  pages: z
    .array(z.tuple([page, part]))
    .max(MAX_ITEMS)
    .refine(
      (pages) => new Set(pages.map(([path]) => path)).size === pages.length,
      'has a page twice',
    ),
  elements: z.array(z.tuple([tag, attributes, part])).max(MAX_ITEMS),
  choices: z.record(tag, z.array(attributes)),
  files: z.record(z.string(), z.string()),
  widgetData: z.record(tag, json),
});

/** Entries are checked when they are needed. */
export const shardSchema = z.array(z.tuple([z.string(), z.unknown()]));

const view = {
  html: z.string(),
  data: json.exactOptional(),
  start: z.enum(['visible', 'idle', 'load']).exactOptional(),
};

export const viewSchema: z.ZodType<RenderedView> = z.object(view);

export const pageSchema: z.ZodType<RenderedPage> = z.object({
  ...view,
  page: line,
  head: z.object({
    title: line,
    description: line,
    keywords: z.array(line).exactOptional(),
    modified: day.exactOptional(),
    article: z.object({ publishedTime: time, author: line, section: line }).exactOptional(),
    image: z.object({ src: picture, alt: line }).exactOptional(),
    structuredData: z.array(json).exactOptional(),
  }),
  frameSources: z.array(z.literal("'self'")).exactOptional(),
  status: z.literal(404).exactOptional(),
});
