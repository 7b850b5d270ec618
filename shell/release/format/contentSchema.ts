import type { ElementDescription } from '@ringside/shared/build/describeElements';
import type { ReleaseTable, RenderedPage, RenderedView } from '@ringside/shared/contract';
import { z } from 'zod';

// The schemas of the parts of a release. Everything in them comes from another team's build.

const hash = z.string().regex(/^[0-9a-f]{24}$/);
const part = z.int().nonnegative();
const attributes = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be an attribute such as limit'),
  z.string(),
);
const json = z.json();
/** A text of one line. */
const line = z.string().regex(/^[^\p{Cc}]*$/u, 'must have no control characters');
const day = z.iso.date('must be a day such as 2025-08-13');

export const tableSchema: z.ZodType<ReleaseTable> = z.object({
  parts: z.array(z.string()),
  pages: z.array(z.tuple([z.string(), hash, part])),
  elements: z.array(z.tuple([z.string(), attributes, hash, part])),
  choices: z.record(z.string(), z.array(attributes)),
  files: z.record(z.string(), z.string()),
  widgetData: z.record(z.string(), json),
});

/** The entries of a shard, which are checked one by one, when they are needed. */
export const shardSchema = z.array(z.tuple([z.string(), z.unknown()]));

const view = { html: z.string(), data: json.exactOptional() };

export const viewSchema: z.ZodType<RenderedView> = z.object(view);

export const pageSchema: z.ZodType<RenderedPage> = z.object({
  ...view,
  page: line,
  head: z.object({
    title: line,
    description: line,
    keywords: z.array(line).exactOptional(),
    modified: day.exactOptional(),
    article: z
      .object({
        publishedTime: z.union([day, z.iso.datetime({ offset: true })]),
        author: line,
        section: line,
      })
      .exactOptional(),
    image: z
      .object({ src: z.string().regex(/^\/[\w./@-]+$/, 'must be a file of the site'), alt: line })
      .exactOptional(),
    structuredData: z.array(json).exactOptional(),
  }),
  frameSources: z.array(z.literal("'self'")).exactOptional(),
  status: z.literal(404).exactOptional(),
});

const named = { name: line, description: line };
const typed = z.object({ text: line });
const described = { ...named, type: typed, default: line.exactOptional() };

export const descriptionsSchema: z.ZodType<readonly ElementDescription[]> = z.array(
  z.object({
    kind: z.literal('class'),
    customElement: z.literal(true),
    tagName: z.string(),
    ...named,
    attributes: z.array(z.object({ ...described, fieldName: line })),
    members: z.array(z.object({ ...described, kind: z.literal('field') })),
    events: z.array(z.object({ ...named, type: typed })),
    slots: z.array(z.object(named)),
    policy: z.array(
      z.object({
        directive: line,
        source: line,
        description: line,
        when: z.object({ attribute: line, values: z.array(line).exactOptional() }).exactOptional(),
      }),
    ),
    accessibility: z.array(line),
    cssParts: z.array(z.object(named)),
    cssProperties: z.array(
      z.object({ ...named, syntax: line.exactOptional(), default: line.exactOptional() }),
    ),
  }),
);
