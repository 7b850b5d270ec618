export interface VersionedElement extends CustomElementConstructor {
  readonly version?: string;
  /** The version of another script, which a warning has named. */
  refused?: string;
}

/** If the page already has an element of that name, it stays, and a warning names a different version once. */
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
