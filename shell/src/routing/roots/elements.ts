/** The exports of a section's `elements` module. */
export interface ElementsModule {
  elements: Readonly<Record<string, CustomElementConstructor>>;
}

/** The module that defined each section's elements; a custom element can be defined once only. */
const defining = new Map<string, string>();

/** Defines a section's elements, which hydrates those in the page. */
export function defineElements(section: string, href: string, { elements }: ElementsModule): void {
  defining.set(section, defining.get(section) ?? href);
  for (const [tag, element] of Object.entries(elements)) {
    if (!customElements.get(tag)) customElements.define(tag, element);
  }
}

/** Whether this tab already defined the section's elements from another release. */
export function hasOtherElements(section: string, href: string): boolean {
  const known = defining.get(section);
  return known !== undefined && known !== href;
}
