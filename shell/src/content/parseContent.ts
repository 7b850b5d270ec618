import { z } from 'zod';

/**
 * Checks content against its schema when the module loads, so that a slip in a data file stops the
 * build instead of reaching a visitor.
 *
 * @throws Error naming the list, the item by its index and the field, for example
 *   `@ringside/shell: content does not fit: privacy.description: Too long…`
 */
export function parseContent<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  data: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;

  const problems = result.error.issues.map(({ path, message }) => {
    const place = z.core.toDotPath(path);
    const separator = place === '' || place.startsWith('[') ? '' : '.';
    return `${name}${separator}${place}: ${message}`;
  });
  throw new Error(`@ringside/shell: content does not fit: ${problems.join('; ')}`);
}
