/**
 * The origin of pages, pictures, files and links for an embed file: the one that the file came from, so it also works on a copy of the
 * site. Tools inline, combine and move scripts. Then the script is not at our path, and the origin is the one that composition wrote
 * into the file.
 *
 * @param name of the file, such as `countdown`
 */
export function siteOrigin(name: string): string {
  const { origin, release } = RINGSIDE_EMBED;
  const path = new RegExp(`^/embed/${name}(@${release})?\\.js$`);
  // `import.meta` would be a syntax error in a classic script, so a module looks for its own tag. If a module imports it, it has none.
  const scripts = [document.currentScript, ...document.querySelectorAll('script[type="module"]')];
  const own = scripts
    .map((script) => (script instanceof HTMLScriptElement ? script.src : ''))
    .find((src) => URL.canParse(src) && path.test(new URL(src).pathname));
  return new URL(own ?? origin).origin;
}
