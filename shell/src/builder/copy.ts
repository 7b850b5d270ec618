import type { ToastService } from '@ringside/shared/contract';

/** Copies an element's text. Where a page may not, the text is selected, and the visitor presses the keys. */
export async function copyText(source: Element, toast: ToastService): Promise<void> {
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
