/**
 * Returns the origin of the site that an embed file belongs to. If the file was loaded from its own
 * URL, the URL's origin counts, so that a copy of a site works. Otherwise a tool has inlined,
 * combined or moved the script, and the origin counts that composing wrote into the file.
 * @param name of the file, such as `countdown`
 */
export function siteOrigin(name: string): string {
  const { origin, release } = RINGSIDE_EMBED;
  const path = new RegExp(`^/embed/${name}(@${release})?\\.js$`);
  // A module has no `document.currentScript`, and `import.meta` would be a syntax error in a
  // classic script. So search for the script's own tag.
  const scripts = [document.currentScript, ...document.querySelectorAll('script[type="module"]')];
  const own = scripts
    .map((script) => (script instanceof HTMLScriptElement ? script.src : ''))
    .find((src) => URL.canParse(src) && path.test(new URL(src).pathname));
  return new URL(own ?? origin).origin;
}
