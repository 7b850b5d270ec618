import type { ElementDescription } from '@ringside/shared/contract';
import { z } from 'zod';
import { attributeName, line, tag } from './names.ts';

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
