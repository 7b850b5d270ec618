import type { Notice } from '@ringside/shared/contract';
import { notices, partnerNotices } from '../../../widgets/newsletter/notices.ts';

const TIMEOUT_MS = 10_000;

/** Posts `{"email": "…"}`. Never throws. */
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
      // A page may have added a `toJSON` to all objects.
      body: `{"email":${JSON.stringify(email)}}`,
      signal,
    });
    if (ok) return notices.added;
    if (status === 409) return notices.duplicate;
    return status === 400 || status === 422 ? partnerNotices.refused : partnerNotices.failed;
  } catch {
    return signal.aborted ? partnerNotices.late : partnerNotices.unreachable;
  }
}

/** Only `https:` and the page's own origin may receive a visitor's data. */
export function targetOf(action: string): URL | undefined {
  if (!URL.canParse(action, document.baseURI)) return undefined;
  const url = new URL(action, document.baseURI);
  return url.protocol === 'https:' || url.origin === location.origin ? url : undefined;
}
