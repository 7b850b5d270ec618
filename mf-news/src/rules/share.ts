import type { Notice } from '@ringside/shared/contract';

/**
 * Shares a URL with the system's share dialogue, or copies it to the clipboard.
 *
 * @returns a notice for the visitor; undefined if the system has already shown one
 */
export async function share({ title, url }: { title: string; url: string }): Promise<Notice | undefined> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return undefined;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    // A browser may have the dialogue but refuse to open it. Then the clipboard is used.
  }
  return navigator.clipboard?.writeText(url).then(copied, () => byHand(url)) ?? byHand(url);
}

const copied = (): Notice => ({
  title: 'Link copied',
  description: 'Paste it wherever you argue about boxing.',
});

const byHand = (url: string): Notice => ({ title: 'Copy this link', description: url });
