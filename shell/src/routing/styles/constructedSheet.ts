/**
 * A stylesheet for {@link Document.adoptedStyleSheets}: a policy that forbids inline styles allows those.
 *
 * Without the base rules and faces that the page's own style has, word for word. Rules for every element would style the
 * whole page anew; faces would be looked up again, and one that came too late for the first view
 * (`font-display: optional`) would move its text.
 */
export function constructedSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const own = baseOf(document.querySelector<HTMLStyleElement>('style[data-style]')?.sheet);
  const known = [...(own?.cssRules ?? [])].map(({ cssText }) => cssText);
  const base = baseOf(sheet);
  for (let at = base?.cssRules.length ?? 0; at > 0; at -= 1)
    if (known.includes(base?.cssRules[at - 1]?.cssText ?? '')) base?.deleteRule(at - 1);
  return sheet;
}

const baseOf = (sheet?: CSSStyleSheet | null) =>
  [...(sheet?.cssRules ?? [])].find((rule) => (rule as CSSLayerBlockRule).name === 'base') as
    | CSSLayerBlockRule
    | undefined;
