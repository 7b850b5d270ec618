import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What Vite adds that helps nobody here: its own stack, and how to leave a package out. */
const ASIDE = /\n+(?:Stack backtrace:|This is most likely unintended)[\s\S]*/;

/**
 * What Vite says of code that it cannot bundle: file, line and code frame of each error.
 *
 * @param root the package's folder
 */
export function bundleError(error: unknown, root?: string): Error {
  const { errors = [error] } = error as { errors?: readonly unknown[] };
  const messages = errors.map((each) => {
    const message = messageOf(each).replace(ASIDE, '');
    const place = root && placeOfImport(message, root);
    return place ? `${message}\n    at ${place}` : message;
  });
  return new Error(withoutMachine(messages.join('\n\n'), root), { cause: error });
}

/** What a package's own code threw, and the line of the package that did. */
export function sourceError(error: unknown, root: string): Error {
  const stack = (error instanceof Error && error.stack) || '';
  const frame = stack.split('\n').find((line) => line.includes(`${root}${sep}src${sep}`));
  const place = frame?.replace(/^\s*at (?:.*\()?(?:file:\/\/)?|\)$/g, '') ?? join(root, 'src', 'server.tsx');
  return new Error(withoutMachine(`${messageOf(error)}\n    at ${place}`, root), { cause: error });
}

/** Where a package is imported, or an export of one, that Vite does not find: it names no line of those. */
function placeOfImport(message: string, root: string): string | undefined {
  const [, name] = /failed to resolve import "([^"]+)"/.exec(message) ?? [];
  const [, subpath, owner] =
    /"\.(\/[^"]+)" is not exported .* from package \S*?node_modules\/((?:@[^/\s]+\/)?[^/\s]+)/.exec(
      message,
    ) ?? [];
  const specifier = name ?? (owner && `${owner}${subpath}`);
  if (!specifier) return undefined;
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => /\.(tsx?|css)$/.test(each))) {
    const path = join(root, 'src', file);
    const lines = readFileSync(path, 'utf8').split('\n');
    const index = lines.findIndex(
      (line) => line.includes(`'${specifier}'`) || line.includes(`"${specifier}"`),
    );
    if (index >= 0) return `${path}:${index + 1}`;
  }
  return undefined;
}

const messageOf = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message || error.name : String(error)).trimEnd();

/** Paths of this machine as paths of the workspace. */
const withoutMachine = (text: string, root?: string): string =>
  root ? text.replaceAll(`${dirname(root)}${sep}`, '') : text;
