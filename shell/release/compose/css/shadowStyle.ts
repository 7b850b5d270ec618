import { parse } from 'postcss';
import { isLayer } from './tailwind.ts';

/** Pixels in a `rem`. The font size of the partner's root element does not matter. */
const REM_PX = 16;
const REM = /(?<![\w-])(-?\d*\.?\d+)rem\b/g;

/** Selectors of the document's root, which is `.page` in a shadow root. */
const ROOTS = [':root', ':host', 'html'];

/** A condition for the window's width only. Print, for example, stays a media query. */
const WINDOW = /^(not all and )?(\((?:min-|max-)?width[^()]*\))$/;

/** The file of a stylesheet for shadow roots, beside the section's own. Its URL is derived from the stylesheet's. */
export const shadowFile = (style: string): string => style.replace(/\.css$/, '.shadow.css');

/**
 * Writes a section's stylesheet for a shadow root on a partner's page:
 * - rules for the document's root apply to `.page`, and rules for its body to nothing,
 * - `rem` becomes pixels,
 * - media queries for the window's width become container queries for the element's width,
 * - fonts get names of our own, because the partner may have another font of the same name,
 * - Tailwind's properties get their initial values from rules, since a shadow root ignores `@property`.
 */
export function shadowStyle(css: string): string {
  const root = parse(css);
  const families = new Set<string>();
  root.walkAtRules('font-face', (rule) =>
    rule.walkDecls('font-family', ({ value }) => void families.add(value.replace(/["']/g, ''))),
  );
  const named = new RegExp([...families].join('|') || '(?!)', 'g');
  root.walkDecls((declaration) => {
    if (declaration.prop !== 'src')
      declaration.value = inPixels(declaration.value).replace(named, (family) => `Ringside ${family}`);
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((each) => each !== 'body');
    if (selectors.length === 0) rule.remove();
    else rule.selectors = [...new Set(selectors.map((each) => (ROOTS.includes(each) ? '.page' : each)))];
  });
  // At the top level, where a script finds them. Installed fonts that serve as stand-ins are left out, because a script cannot adjust
  // their size.
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
    if (rule.toString().includes('url(')) root.prepend(rule);
  });
  root.walkAtRules('media', (rule) => {
    const [whole, not, width] = WINDOW.exec(rule.params) ?? [];
    if (whole) {
      rule.name = 'container';
      rule.params = inPixels(`ringside ${not ? 'not ' : ''}${width}`);
    }
  });
  root.walkAtRules('supports', (rule) => {
    if (isLayer(rule.parent, 'properties')) rule.replaceWith(...(rule.nodes ?? []));
  });
  root.walkAtRules('property', (rule) => void rule.remove());
  return root.toString();
}

const inPixels = (value: string) => value.replace(REM, (_, size: string) => `${Number(size) * REM_PX}px`);
