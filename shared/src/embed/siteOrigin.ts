/**
 * The origin from which an embed file came, so that a copy of the site works, or the one that composition wrote into
 * it: tools inline, combine and move scripts.
 * @param name of the file, such as `countdown`
 */
export function siteOrigin(name: string): string {
  const { origin, release } = RINGSIDE_EMBED;
  const path = new RegExp(`^/embed/${name}(@${release})?\\.js$`);
  // `import.meta` would be a syntax error in a classic script, so a module looks for its own tag.
  const scripts = [document.currentScript, ...document.querySelectorAll('script[type="module"]')];
  const own = scripts
    .map((script) => (script instanceof HTMLScriptElement ? script.src : ''))
    .find((src) => URL.canParse(src) && path.test(new URL(src).pathname));
  return new URL(own ?? origin).origin;
}
