import type { Notice } from '@ringside/shared/contract';
import { messages, partnerMessages } from '../../../widgets/newsletter/messages.ts';

const TIMEOUT_MS = 10_000;

/** Posts `{"email": "…"}`. Never throws. */
export async function postAddress(action: string, email: string): Promise<Notice> {
  const target = targetOf(action);
  if (!target) {
    console.error(`ringside: <ringside-newsletter> action="${action}": write an https: URL.`);
    return partnerMessages.failed;
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
    if (ok) return messages.added;
    if (status === 409) return messages.duplicate;
    return status === 400 || status === 422 ? partnerMessages.refused : partnerMessages.failed;
  } catch {
    return signal.aborted ? partnerMessages.late : partnerMessages.unreachable;
  }
}

/** Only `https:` and the page's own origin may receive a visitor's data. */
export function targetOf(action: string): URL | undefined {
  if (!URL.canParse(action, document.baseURI)) return undefined;
  const url = new URL(action, document.baseURI);
  return url.protocol === 'https:' || url.origin === location.origin ? url : undefined;
}
