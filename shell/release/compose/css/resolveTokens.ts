import type { Declaration, Root } from 'postcss';
import parseValue from 'postcss-value-parser';

const THEMED = /^--(?:color-|font-(?!weight))/;
/** The minifier leaves a length times a number. */
const PRODUCT = /calc\((-?[\d.]+)(rem|px|em) \* (-?[\d.]+)\)/g;

/** Replaces names of tokens with values, which are shorter. Themed ones keep their name and lose their fallback. */
export function resolveTokens(root: Root): void {
  const tokens = new Map<string, Declaration>();
  root.walkRules(/^:root(?:,\s*:host)?$/, (rule) => {
    rule.walkDecls(/^--/, (declaration) => void tokens.set(declaration.prop, declaration));
  });
  root.walkDecls(/^--/, ({ prop, parent }) => {
    // A token that another rule sets depends on the element.
    if (tokens.has(prop) && tokens.get(prop)?.parent !== parent) tokens.delete(prop);
  });
  const resolved = (text: string): string => {
    if (!text.includes('var(--')) return text;
    const value = parseValue(text);
    value.walk((node) => {
      const name = node.type === 'function' && node.value === 'var' && node.nodes[0]?.value;
      const token = name ? tokens.get(name) : undefined;
      if (!token || node.type !== 'function') return;
      if (THEMED.test(token.prop)) node.nodes.length = 1;
      else Object.assign(node, { type: 'word', value: resolved(token.value) });
    });
    return value.toString().replace(PRODUCT, (_, size, unit, factor) => {
      return `${Number((size * factor).toFixed(4))}${unit}`.replace(/^(-?)0\./, '$1.');
    });
  };
  root.walkDecls((declaration) => {
    declaration.value = resolved(declaration.value);
  });
  for (const [name, declaration] of tokens) if (!THEMED.test(name)) declaration.remove();
}
