export interface VersionedElement extends CustomElementConstructor {
  readonly version?: string;
  /** The other version that a warning has named, if another script tried to define one. */
  refused?: string;
}

/** Defines an element. If the page already has one of that name, the first stays, and a warning names a different version once. */
export function defineElement(tag: string, element: VersionedElement): void {
  const first = customElements.get(tag) as VersionedElement | undefined;
  if (!first) {
    customElements.define(tag, element);
    return;
  }
  if (first.version === element.version || first.refused) return;
  first.refused = element.version;
  console.warn(
    `ringside: <${tag}> ${first.version ?? 'of another library'} is already defined; ${element.version} is ignored. Include the script once.`,
  );
}
