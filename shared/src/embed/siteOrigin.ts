/** The origins of sites from which sections import the files of widgets. */
const imports = globalThis as unknown as Record<symbol, string | undefined>;
const keyOf = (name: string) => Symbol.for(`ringside.import.${name}`);

/**
 * Returns the origin of the site that an embed file belongs to. If the file was loaded from its own
 * URL, the URL's origin counts, so that a copy of a site works, and so does the origin of a section
 * that imports it. Otherwise a tool has inlined, combined or moved the script, and the origin counts
 * that composing wrote into the file.
 * @param name of the file, such as `countdown`
 */
export function siteOrigin(name: string): string {
  const { origin, release } = RINGSIDE_EMBED;
  const url = new RegExp(`^https?://[^/]+/embed/${name}(@${release})?\\.js([?#]|$)`);
  // A module has no `document.currentScript`, and `import.meta` would be a syntax error in a
  // classic script. So search for the script's own tag.
  const scripts = [document.currentScript, ...document.querySelectorAll('script[type="module"]')];
  const own = scripts
    .map((script) => (script as HTMLScriptElement | null)?.src ?? '')
    .find((src) => url.test(src));
  return new URL(own ?? imports[keyOf(name)] ?? origin).origin;
}

/** Says from which site the page is about to import the file of a widget. */
export function announceImport(name: string, site: string): void {
  imports[keyOf(name)] ??= site;
}
