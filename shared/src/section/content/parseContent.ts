import { z } from 'zod';

/**
 * Checks content against its schema when the module loads, so that a mistake stops the build.
 *
 * @param name the content's name in messages, such as `fights`
 * @throws such as `Content does not fit: fights[2].startsAt: expected…`
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
  throw new Error(`Content does not fit: ${problems.join('; ')}`);
}
