import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf } from '@ringside/shared/build/sources';
import { packageFolders, workspaceRoot } from './workspace.ts';

const ELEMENT = /^unknown-(?:variant|element) <?(ringside-[\w-]+)(.*)/s;
const LINK = /^dead-link .* (?:links to|shows) (\S+), which/;

/** A refusal's message, with the lines of this repository's sources that have the refused element or link. */
export async function withPlaces({
  message,
  about,
}: {
  message: string;
  about: string;
}): Promise<string> {
  const [, tag, opened = ''] = ELEMENT.exec(about) ?? [];
  const link = LINK.exec(about)?.[1]?.replace(/[^\w/-]/g, '\\$&');
  if (!tag && !link) return message;
  const written = new RegExp(
    tag ? `(?:tag="|<)${tag}"?[\\s/>][^>]*` : `["'\`]${link}(?=["'\`#?])`,
    'g',
  );
  const found = [...(await packageFolders()).values()]
    .flatMap((folder) => filesOf(join(folder, 'src')))
    .filter((file) => /(?<!\.test|\.wtr)\.(?:tsx?|html)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const lineAt = (index: number) =>
        `    at ${relative(workspaceRoot, file)}:${text.slice(0, index).split('\n').length}`;
      return [...text.matchAll(written)].map(
        ({ index, 0: place }) => [place, lineAt(index)] as const,
      );
    });
  const values = opened.match(/"[^"]*"/g) ?? [];
  const same = found.filter(([place]) => values.every((value) => place.includes(value)));
  // Attributes may also come from data.
  return [message, ...(same.length > 0 ? same : found).map(([, line]) => line)].join('\n');
}
