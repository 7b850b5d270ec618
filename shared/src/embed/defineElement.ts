/** A custom element that says which version of itself it is. */
export interface VersionedElement extends CustomElementConstructor {
  readonly version?: string;
  /** Another version that somebody tried to define on the same page. */
  refused?: string;
}

/** Defines an element, unless the page has one of that name: the first stays, and another version gives one warning. */
export function defineElement(tag: string, element: VersionedElement): void {
  const first = customElements.get(tag) as VersionedElement | undefined;
  if (!first) {
    customElements.define(tag, element);
    return;
  }
  if (first.version === element.version || first.refused) return;
  first.refused = element.version;
  console.warn(
    `ringside: <${tag}> ${first.version ?? 'of somebody else'} is defined already; ${element.version} is not used. Include the script once.`,
  );
}
