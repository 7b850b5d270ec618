export interface VersionedElement extends CustomElementConstructor {
  readonly version?: string;
  /** The version of a second script, which a warning has already named. */
  refused?: string;
}

/**
 * Defines an element, unless the page already has one of that name. If that one has a different
 * version, a warning says so once.
 */
export function defineOnce(tag: string, element: VersionedElement): void {
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
