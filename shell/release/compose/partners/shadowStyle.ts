import { type AtRule, list, parse } from 'postcss';

const REM_PX = 16;
const REM = /(?<![\w-])(-?\d*\.?\d+)rem\b/g;

/** A width of the window, where it is a length and not a part of a name. */
const VW = /(?<![\w-])(-?\d*\.?\d+)vw\b/g;

/** Selectors of the root, whose place in a shadow root is `.page`. */
const ROOTS = [':root', ':host', 'html'];

/** A condition about the window's width, such as `(width>=48rem)` or `(40rem<=width<64rem)`. */
const WIDTH = /\((?:[^()]*[^\w()-])?(?:min-|max-)?width[^()]*\)/g;

/** Returns the file's URL, which scripts derive from the stylesheet's URL. */
export const shadowFile = (style: string): string => style.replace(/\.css$/, '.shadow.css');

/**
 * Rewrites a stylesheet for shadow roots: the root is `.page`, `rem` is pixels, the window's width is
 * that of the container, in media queries and in lengths, and fonts are renamed.
 */
export function shadowStyle(css: string): string {
  const root = parse(css);
  const families = new Set<string>();
  root.walkAtRules('font-face', (rule) =>
    rule.walkDecls('font-family', ({ value }) => void families.add(value.replace(/["']/g, ''))),
  );

  const named = new RegExp([...families].map(escaped).join('|') || '(?!)', 'g');
  root.walkDecls((declaration) => {
    if (declaration.prop !== 'src')
      declaration.value = inPixels(declaration.value).replace(VW, '$1cqw');
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

  const media: AtRule[] = [];
  root.walkAtRules('media', (rule) => void media.push(rule));
  // The inner rules come first: what is around them is copied.
  for (const rule of media.reverse()) {
    const queries = list.comma(rule.params).map(partsOf);
    if (queries.some(({ widths }) => widths.length > 0))
      rule.replaceWith(queries.map((parts) => inContainer(rule, parts)));
  }

  return root.toString();
}

/** What a media query asks of the window's width, and what else it asks. */
function partsOf(query: string): { widths: string[]; others: string[] } {
  const words = list.space(query);
  const [first, second] = words;
  const isWhole = first === 'not' || words.includes('or');
  const parts = isWhole ? [query] : words.filter((word) => word !== 'and');
  if (first === 'not' && second === 'all') {
    const rest = words.slice(3).join(' ');
    if (isAboutWidths(rest)) return { widths: [`not (${rest})`], others: [] };
  }
  return {
    widths: parts.filter(isAboutWidths),
    others: parts.filter((part) => !isAboutWidths(part)),
  };
}

const isAboutWidths = (condition: string) =>
  condition.includes('width') &&
  condition.replace(WIDTH, '').replace(/\b(?:and|or|not)\b|[\s()]/g, '') === '';

/** Returns a copy of a media rule that asks the container for widths. */
function inContainer(rule: AtRule, { widths, others }: ReturnType<typeof partsOf>): AtRule {
  if (widths.length === 0) return rule.clone({ params: others.join(' and ') });
  const container = rule.clone({
    name: 'container',
    params: inPixels(`ringside ${widths.join(' and ')}`),
  });
  if (others.length === 0) return container;
  const medium = rule.clone({ params: others.join(' and '), nodes: [] });
  medium.append(container);
  return medium;
}

/** Escapes text for a regular expression. */
const escaped = (text: string) => text.replace(/[^\w\s]/g, '\\$&');

const inPixels = (value: string) =>
  value.replace(REM, (_, size: string) => `${Number(size) * REM_PX}px`);
