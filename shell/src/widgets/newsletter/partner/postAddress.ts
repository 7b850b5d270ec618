import type { Notice } from '@ringside/shared/contract';
import { notices, partnerNotices } from '../notices.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends an address to the partner's server, as the JSON `{"email": "…"}`. Never throws.
 *
 * @returns the notice for the visitor
 */
export async function postAddress(action: string, email: string): Promise<Notice> {
  const target = targetOf(action);
  if (!target) {
    console.error(`ringside: <ringside-newsletter> action="${action}": write an https: URL.`);
    return partnerNotices.failed;
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const { ok, status } = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Only the string is serialised, because a page may have added a `toJSON` to all objects.
      body: `{"email":${JSON.stringify(email)}}`,
      signal,
    });
    if (ok) return notices.added;
    if (status === 409) return notices.duplicate;
    return status === 400 || status === 422 ? partnerNotices.refused : partnerNotices.failed;
  } catch {
    // There is no connection, CORS or the page's policy forbids the request, or it took too long. The console shows which.
    return signal.aborted ? partnerNotices.late : partnerNotices.unreachable;
  }
}

/** The URL in an attribute, if a visitor's data may be sent there: an `https:` URL, or one of the page's own origin. */
export function targetOf(action: string): URL | undefined {
  if (!URL.canParse(action, document.baseURI)) return undefined;
  const url = new URL(action, document.baseURI);
  return url.protocol === 'https:' || url.origin === location.origin ? url : undefined;
}
