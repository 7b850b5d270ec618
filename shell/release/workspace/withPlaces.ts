import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf } from '@ringside/shared/build/sources';
import type { Subject } from '../support/ComposeError.ts';
import { packageFolders, workspaceRoot } from './workspace.ts';

/** A refusal's message, with the lines of this repository's sources that have what is refused. */
export async function withPlaces(refusal: {
  message: string;
  subject?: Subject | undefined;
}): Promise<string> {
  const places = await placesOf(refusal.subject);
  return [refusal.message, ...places.map((place) => `    at ${place}`)].join('\n');
}

/**
 * Finds where this repository's sources have an element or a link, such as
 * `mf-news/src/pages/NewsPage.tsx:12`.
 */
export async function placesOf(subject: Subject | undefined): Promise<string[]> {
  if (!subject) return [];
  const written = patternOf(subject);
  const found = [...(await packageFolders()).values()]
    .flatMap((folder) => filesOf(join(folder, 'src')))
    .filter((file) => /(?<!\.test|\.wtr)\.(?:tsx?|html)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const lineAt = (index: number) =>
        `${relative(workspaceRoot, file)}:${text.slice(0, index).split('\n').length}`;
      return [...text.matchAll(written)].map(
        ({ index, 0: text }) => ({ text, place: lineAt(index) }) as const,
      );
    });
  const values = 'attributes' in subject ? Object.values(subject.attributes ?? {}) : [];
  const same = found.filter(({ text }) => values.every((value) => text.includes(`"${value}"`)));
  // Attributes may also come from data.
  return (same.length > 0 ? same : found).map(({ place }) => place);
}

function patternOf(subject: Subject): RegExp {
  if ('tag' in subject) return new RegExp(`(?:tag="|<)${subject.tag}"?[\\s/>][^>]*`, 'g');
  const link = subject.link.replace(/[^\w/-]/g, '\\$&');
  return new RegExp(`["'\`]${link}(?=["'\`#?])`, 'g');
}
