import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf } from '@ringside/shared/build/sources';
import { packageFolders, workspaceRoot } from './workspace.ts';

const ELEMENT = /^unknown-(?:variant|element) <?(ringside-[\w-]+)(.*)/s;
const LINK = /^dead-link .* (?:links to|shows) (\S+), which/;

/** A refusal's message, with the lines of this repository's sources that have the refused element or link. */
export async function withPlaces({ message, about }: { message: string; about: string }): Promise<string> {
  const [, tag, opened = ''] = ELEMENT.exec(about) ?? [];
  const link = LINK.exec(about)?.[1]?.replace(/[^\w/-]/g, '\\$&');
  if (!tag && !link) return message;
  const written = new RegExp(tag ? `(?:tag="|<)${tag}"?[\\s/>][^>]*` : `["'\`]${link}(?=["'\`?#])`, 'g');
  const values = [...opened.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value);
  const places = [...(await packageFolders()).values()]
    .flatMap((folder) => filesOf(join(folder, 'src')))
    .filter((file) => /(?<!\.test|\.wtr)\.(?:tsx?|html)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(written)].map((found) => ({
        line: `${relative(workspaceRoot, file)}:${text.slice(0, found.index).split('\n').length}`,
        isSame: values.every((value) => found[0].includes(value)),
      }));
    });
  // Attributes may also come from data.
  const likely = places.some(({ isSame }) => isSame) ? places.filter(({ isSame }) => isSame) : places;
  return [message, ...likely.map(({ line }) => `    at ${line}`)].join('\n');
}
