import {
  ComposeError,
  type Refusal,
  reasonOf,
  type Subject,
  UsageError,
} from '../support/ComposeError.ts';
import { placesOf } from '../workspace/withPlaces.ts';

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

export const refusalText = ({ message, places }: RefusalReport): string =>
  [message, ...places.map((place) => `    at ${place}`)].join('\n');
