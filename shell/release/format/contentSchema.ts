import type {
  ElementDescription,
  ReleaseTable,
  RenderedPage,
  RenderedView,
} from '@ringside/shared/contract';
import { z } from 'zod';
import { UNDERSTOOD } from './allowed.ts';
import { firstSegment, isPlainName, RESERVED, route, tag } from './releaseSchema.ts';
import { isSitePath } from './sitePath.ts';

// Everything in a release comes from another team's build.

const MAX_ITEMS = 50_000;
const part = z.int().nonnegative();
const attributeName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must be an attribute such as limit')
  .refine((name) => isPlainName(name) && !UNDERSTOOD.test(name), 'must be another attribute');
const attributes = z.record(attributeName, z.string());
const json = z.json();
const line = z.string().regex(/^[^\p{Cc}]*$/u, 'must have no control characters');
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

/** @see https://www.rfc-editor.org/rfc/rfc9116 */
export const securitySchema = z
  .object({
    contact: z.string().regex(/^(mailto:|https:\/\/)\S+$/, 'must be a mailto: or https: URL'),
    expires: z.iso.datetime({ offset: true, error: 'must be a time such as 2027-10-31T00:00:00Z' }),
  })
  .optional();

const named = { name: line, description: line };
/** Typings do not contain this text as it is. */
const typed = z.object({ text: line });
const identifier = z.string().regex(/^[A-Za-z_$][\w$]*$/);
const described = { description: line, type: typed, default: line.exactOptional() };

export const descriptionsSchema: z.ZodType<readonly ElementDescription[]> = z.array(
  z.object({
    kind: z.literal('class'),
    customElement: z.literal(true),
    tagName: tag,
    name: identifier,
    description: line,
    attributes: z.array(z.object({ name: attributeName, ...described, fieldName: identifier })),
    members: z.array(z.object({ name: identifier, ...described, kind: z.literal('field') })),
    events: z.array(z.object({ ...named, name: z.string().regex(/^[\w:.-]+$/), type: typed })),
    slots: z.array(z.object(named)),
    policy: z.array(
      z.object({
        directive: line,
        source: line,
        description: line,
        when: z.object({ attribute: line, values: z.array(line).exactOptional() }).exactOptional(),
      }),
    ),
    itemHeight: z.int().nonnegative().exactOptional(),
    accessibility: z.array(line),
    cssParts: z.array(z.object(named)),
    cssProperties: z.array(
      z.object({ ...named, syntax: line.exactOptional(), default: line.exactOptional() }),
    ),
  }),
);
