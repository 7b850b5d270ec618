import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What Vite adds to an error: its own stack, and its advice to exclude a package. */
const ASIDE = /\n+(?:Stack backtrace:|This is most likely unintended)[\s\S]*/;

export function bundleError(error: unknown, root: string): Error {
  const { errors = [error] } = error as { errors?: readonly unknown[] };
  const messages = errors.map((each) => {
    const message = messageOf(each).replace(ASIDE, '');
    const { id = '' } = each as { id?: string };
    return withPlace(message, message.includes(basename(id)) ? placeOfImport(message, root) : id);
  });
  return new Error(withoutMachine(messages.join('\n\n'), root), { cause: error });
}

/**
 * An error of a package's own code with its line, or else its `place`. Content errors begin with a
 * file instead.
 */
export function sourceError(error: unknown, root: string): Error {
  const { stack = '', place: entry } = error as Partial<Error> & { place?: string };
  const message = messageOf(error);
  const frame = stack.split('\n').find((line) => line.includes(`${root}${sep}src${sep}`));
  const place = frame?.replace(/^\s*at (?:.*\()?(?:file:\/\/)?|\)$/g, '') ?? entry;
  const namesFile = message.startsWith(`${basename(root)}/`);
  const text = withPlace(message, namesFile ? undefined : place);
  return new Error(withoutMachine(text, root), { cause: error });
}

/** Where a missing package is imported. Vite gives no line for these. */
function placeOfImport(message: string, root: string): string | undefined {
  const [, name, subpath] =
    /failed to resolve import "([^"]+)"|"\.(\/[^"]+)" is not exported .* from package/.exec(
      message,
    ) ?? [];
  const specifier = name ?? subpath;
  if (!specifier) return undefined;
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => /\.(tsx?|css)$/.test(each))) {
    const path = join(root, 'src', file);
    const lines = readFileSync(path, 'utf8').split('\n');
    const index = lines.findIndex((line) =>
      [`${specifier}'`, `${specifier}"`].some((end) => line.includes(end)),
    );
    if (index >= 0) return `${path}:${index + 1}`;
  }
  return undefined;
}

const messageOf = (error: unknown): string =>
  stripVTControlCharacters(
    error instanceof Error ? error.message || error.name : String(error),
  ).trimEnd();

const withPlace = (message: string, place: string | undefined): string =>
  place ? `${message}\n    at ${place}` : message;

const withoutMachine = (text: string, root: string): string =>
  text.replaceAll(`${dirname(root)}${sep}`, '');
