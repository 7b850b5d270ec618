import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf } from '@ringside/shared/build/sources';
import {
  ComposeError,
  type Refusal,
  reasonOf,
  type Subject,
  UsageError,
} from '../support/ComposeError.ts';
import { packageFolders, workspaceRoot } from './workspace.ts';

/** Why a command failed, as a program reads it with `--json`. */
export interface RefusalReport {
  /**
   * A code of a refusal; `usage` for a wrong command, `failed` for trouble of the machine or the
   * network.
   */
  code: Refusal | 'usage' | 'failed';
  message: string;
  subject?: Subject | undefined;
  /** Lines of this repository's sources, such as `mf-news/src/pages/NewsPage.tsx:12`. */
  places: readonly string[];
}

export async function refusalsOf(error: unknown): Promise<RefusalReport[]> {
  if (!(error instanceof ComposeError))
    return [
      {
        code: error instanceof UsageError ? 'usage' : 'failed',
        message: reasonOf(error),
        places: [],
      },
    ];
  const all = [error, ...error.others].map(async ({ code, message, subject }) => ({
    code,
    message,
    subject,
    places: await placesOf(subject),
  }));
  return Promise.all(all);
}

/** A message, with the lines of this repository's sources that have what is refused. */
export const refusalText = ({ message, places }: Pick<RefusalReport, 'message' | 'places'>) =>
  [message, ...places.map((place) => `    at ${place}`)].join('\n');

/** Finds where this repository's sources have an element or a link. */
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
