import { checkedImport } from '../loading/index.ts';

/** The shell's own elements, which a section's page may contain. Each has its own embed file. */
const WIDGET = /^ringside-(countdown|newsletter)$/;

/** Loads the widgets below a node. Until a widget has loaded, or if it cannot, its prerendered text shows. */
export function loadWidgets(root: ParentNode, site: string): void {
  const tags = new Set(
    [...root.querySelectorAll('[data-section="shell"]')].map(({ localName }) => localName),
  );
  for (const tag of tags) {
    const [, name] = WIDGET.exec(tag) ?? [];
    if (!name || customElements.get(tag)) continue;
    checkedImport({ href: `/embed/${name}.js`, imports: [] }, site).catch((error: unknown) =>
      console.warn(`ringside: <${tag}> could not be loaded.`, error),
    );
  }
}
