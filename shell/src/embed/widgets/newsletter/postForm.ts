import type { Notice } from '@ringside/shared/contract';
import { messages, partnerMessages } from '../../../widgets/newsletter/messages.ts';

const TIMEOUT_MS = 10_000;

/** Posts `{"email": "…"}` with the other fields of the form, such as a consent. Never throws. */
export async function postForm(
  action: string,
  email: string,
  form: HTMLFormElement | null,
): Promise<Notice> {
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
      body: bodyOf(email, form),
      signal,
    });
    if (ok) return messages.added;
    if (status === 409) return messages.duplicate;
    return status === 400 || status === 422 ? partnerMessages.refused : partnerMessages.failed;
  } catch {
    return signal.aborted ? partnerMessages.late : partnerMessages.unreachable;
  }
}

function bodyOf(email: string, form: HTMLFormElement | null): string {
  const others = new Map<string, string[]>();
  for (const [name, value] of form ? new FormData(form) : [])
    if (name !== 'email' && typeof value === 'string')
      others.set(name, [...(others.get(name) ?? []), value]);

  // A page may have added a `toJSON` to all objects and arrays.
  const fields = [['email', [email]] as const, ...others].map(([name, values]) => {
    const texts = values.map((value) => JSON.stringify(value));
    return `${JSON.stringify(name)}:${texts.length === 1 ? texts[0] : `[${texts.join()}]`}`;
  });
  return `{${fields.join()}}`;
}

/** Only `https:` and the page's own origin may receive a visitor's data. */
export function targetOf(action: string): URL | undefined {
  if (!URL.canParse(action, document.baseURI)) return undefined;
  const url = new URL(action, document.baseURI);
  return url.protocol === 'https:' || url.origin === location.origin ? url : undefined;
}
