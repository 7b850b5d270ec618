import { checkedImport } from '../loading/index.ts';

/**
 * Loads the shell's own elements below a node: widgets, each with an embed file of its own. Until a widget has loaded, or if it
 * cannot, its prerendered text shows.
 */
export function loadWidgets(root: ParentNode, site: string): void {
  const missing = [...root.querySelectorAll('[data-section="shell"]:not(:defined)')];
  for (const tag of new Set(missing.map(({ localName }) => localName))) {
    const href = `/embed/${tag.replace('ringside-', '')}.js`;
    checkedImport({ href, imports: [] }, site).catch((error: unknown) =>
      console.warn(`ringside: <${tag}> could not be loaded.`, error),
    );
  }
}
