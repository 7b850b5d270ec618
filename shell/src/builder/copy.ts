import type { ToastService } from '@ringside/shared/contract';

/**
 * Lets the buttons of a page's code blocks copy them.
 *
 * @param signal ends it
 */
export function startCopying(root: Element, toast: ToastService, signal: AbortSignal): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy]'))
    button.addEventListener(
      'click',
      () => {
        const source = root.querySelector(`[data-output="${button.dataset.copy}"]`);
        if (source) void copyText(source, toast);
      },
      { signal },
    );
}

/** Copies an element's text. Where a page may not, the text is selected, and the visitor presses the keys. */
async function copyText(source: Element, toast: ToastService): Promise<void> {
  try {
    await navigator.clipboard.writeText(source.textContent ?? '');
    toast.show({ title: 'Copied', description: 'Paste it where it should stand.' });
  } catch {
    getSelection()?.selectAllChildren(source);
    toast.show({
      title: 'Selected',
      description: 'Your browser keeps the clipboard: press Ctrl+C, or ⌘C, to copy.',
    });
  }
}
