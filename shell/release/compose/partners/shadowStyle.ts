import { parse } from 'postcss';

const REM_PX = 16;
const REM = /(?<![\w-])(-?\d*\.?\d+)rem\b/g;

/** Selectors of the root, whose place in a shadow root is `.page`. */
const ROOTS = [':root', ':host', 'html'];

/** Conditions about the window's width only. */
const WINDOW = /^(not all and )?(\((?:min-|max-)?width[^()]*\))$/;

/** Returns the file's URL, which scripts derive from the stylesheet's URL. */
export const shadowFile = (style: string): string => style.replace(/\.css$/, '.shadow.css');

/**
 * Rewrites a stylesheet for shadow roots: the root is `.page`, `rem` is pixels, media queries for
 * the width are container queries, and fonts are renamed.
 */
export function shadowStyle(css: string): string {
  const root = parse(css);
  const families = new Set<string>();
  root.walkAtRules('font-face', (rule) =>
    rule.walkDecls('font-family', ({ value }) => void families.add(value.replace(/["']/g, ''))),
  );
  const named = new RegExp([...families].map(escaped).join('|') || '(?!)', 'g');
  root.walkDecls((declaration) => {
    if (declaration.prop !== 'src') declaration.value = inPixels(declaration.value);
    if (/^--|font/.test(declaration.prop))
      declaration.value = declaration.value.replace(named, (family) => `Ringside ${family}`);
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((each) => each !== 'body');
    if (selectors.length === 0) rule.remove();
    else
      rule.selectors = [
        ...new Set(selectors.map((each) => (ROOTS.includes(each) ? '.page' : each))),
      ];
  });
  // Scripts look for font faces at the top level. Installed fonts are left out.
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
  return root.toString();
}

/** Escapes text for a regular expression. */
const escaped = (text: string) => text.replace(/[^\w\s]/g, '\\$&');

const inPixels = (value: string) =>
  value.replace(REM, (_, size: string) => `${Number(size) * REM_PX}px`);
