import { parse } from 'postcss';

const REM_PX = 16;
const REM = /(?<![\w-])(-?\d*\.?\d+)rem\b/g;

/** Selectors of the document's root, which is `.page` in a shadow root. */
const ROOTS = [':root', ':host', 'html'];

/** A condition for the window's width only. Print, for example, stays a media query. */
const WINDOW = /^(not all and )?(\((?:min-|max-)?width[^()]*\))$/;

/** The file of a stylesheet for shadow roots, beside the section's own. Its URL is derived from the stylesheet's. */
export const shadowFile = (style: string): string => style.replace(/\.css$/, '.shadow.css');

/**
 * Writes a section's stylesheet for a shadow root on a partner's page: the root's rules apply to `.page`, `rem`
 * becomes pixels, media queries for the width become container queries, and fonts get names of our own.
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
  return root.toString();
}

const inPixels = (value: string) => value.replace(REM, (_, size: string) => `${Number(size) * REM_PX}px`);
