import type { Notice } from '@ringside/shared/contract';
import { notices } from '../notices.ts';
import { partnerNotices } from './partnerNotices.ts';

/** How long a server may take to answer. */
const TIMEOUT_MS = 10_000;

/** What an answer means to a visitor, by its status. Any other status is a failure of the server. */
const ANSWERS: Readonly<Record<number, Notice>> = {
  400: partnerNotices.refused,
  409: notices.duplicate,
  422: partnerNotices.refused,
};

/**
 * Sends an address to a server of the partner's, as the JSON `{"email": "…"}`.
 *
 * @returns what the visitor is told; it never throws
 */
export async function postAddress(action: string, email: string): Promise<Notice> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const { ok, status } = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Only the string goes through JSON: a page may have given objects a `toJSON` of its own.
      body: `{"email":${JSON.stringify(email)}}`,
      signal,
    });
    return ok ? notices.added : (ANSWERS[status] ?? partnerNotices.failed);
  } catch {
    // No connection, no permission for this page (CORS or its policy), or no answer in time; the console says which.
    return signal.aborted ? partnerNotices.late : partnerNotices.unreachable;
  }
}

/** The address that an attribute names, if it is one that a visitor's data may go to: an `https:` address, or one of the page's own site. */
export function targetOf(action: string): URL | undefined {
  if (!URL.canParse(action, document.baseURI)) return undefined;
  const url = new URL(action, document.baseURI);
  return url.protocol === 'https:' || url.origin === location.origin ? url : undefined;
}
