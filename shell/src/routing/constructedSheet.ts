/**
 * A stylesheet for {@link Document.adoptedStyleSheets}: a policy that forbids inline styles allows those.
 *
 * Without the base rules and faces that the document's own style has, word for word. Rules for every element would style
 * the whole page anew; faces would be looked up again, and one that came too late for the first view
 * (`font-display: optional`) would move its text.
 */
export function constructedSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const own = new Set(
    [...document.styleSheets].flatMap((known) => baseOf(known).map(({ cssText }) => cssText)),
  );
  for (const layer of sheet.cssRules) {
    if (!isBase(layer)) continue;
    for (let at = layer.cssRules.length; at > 0; at -= 1)
      if (own.has(layer.cssRules[at - 1]?.cssText ?? '')) layer.deleteRule(at - 1);
  }
  return sheet;
}

const isBase = (rule: CSSRule): rule is CSSLayerBlockRule =>
  rule instanceof CSSLayerBlockRule && rule.name === 'base';

const baseOf = ({ cssRules }: CSSStyleSheet): CSSRule[] =>
  [...cssRules].filter(isBase).flatMap((layer) => [...layer.cssRules]);
