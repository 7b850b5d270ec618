import type { Notice } from '@ringside/shared/contract';

/**
 * Passes an address on: through the system's own dialogue, else into the clipboard.
 *
 * @returns what to tell the visitor; nothing when the system has told them itself
 */
export async function share({ title, url }: { title: string; url: string }): Promise<Notice | undefined> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return undefined;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    // A browser may have the dialogue and refuse to open it; the clipboard is next.
  }
  return navigator.clipboard?.writeText(url).then(copied, () => byHand(url)) ?? byHand(url);
}

const copied = (): Notice => ({
  title: 'Link copied',
  description: 'Paste it wherever you argue about boxing.',
});

const byHand = (url: string): Notice => ({ title: 'Copy this link', description: url });
