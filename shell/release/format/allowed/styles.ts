/** @param names parts of a regular expression, each with one alternative or several */
const anyOf = (prefix: string, ...names: readonly string[]) =>
  new RegExp(`^${prefix}(${names.join('|')})$`);

/**
 * What a stylesheet may contain: rules in the section's own scope, and names that hold for the
 * whole page if no other section has them. A first layer of ours holds everything else in the
 * section's box, such as `position: fixed` and `z-index`.
 */
export const STYLE = {
  /** The layer of the boxes, which only the page has. */
  box: 'box',
  /** Rules that act only through the rules inside. */
  around: ['media', 'supports', 'container', 'starting-style'],
  /** Pseudo-classes by which a rule would match the box. */
  boxSelectors: ['scope', 'host', 'host-context'],
  /** Of pseudo-elements. Others may be shown above the page, such as `::picker()`. */
  pseudoElements: anyOf(
    '',
    'after|backdrop|before|checkmark|cue|cue-function|cue-region|details-content',
    'file-selector-button|first-letter|first-line|grammar-error|marker|part|picker-icon',
    'placeholder|search-text|selection|spelling-error|target-text|webkit-scrollbar(-.*)?',
    '-(moz|ms|webkit)-.*',
  ),
  /** Properties that place an element relative to others of the page, or show it above the page. */
  leaving:
    /^(anchor-|app-region|-webkit-app-region|behavior|-moz-binding|overlay|position-|view-transition)/,
  /**
   * Properties that browsers know and Lightning CSS does not, and names that no browser of today
   * knows, which the stylesheets of libraries still have. Any other property that Lightning CSS does
   * not know is refused.
   */
  more: anyOf(
    '',
    '-(ms|o|khtml)-.*',
    '-moz-(column-.*|font-feature-settings|float-edge|orient|osx-font-smoothing)',
    '-moz-(text-size-adjust|tab-size)',
    '-webkit-(border-(after|before|end|start|horizontal-spacing|vertical-spacing)(-color|-style|-width)?)',
    '-webkit-(box-orient|box-reflect|column-break-(after|before|inside))',
    '-webkit-(column-rule-.*|font-feature-settings|font-smoothing|line-clamp)',
    '-webkit-((max-|min-)?logical-(height|width))',
    '-webkit-((margin|padding)-(after|before|end|start)|mask-.*|overflow-scrolling)',
    '-webkit-((perspective|transform)-origin-[xyz]|tap-highlight-color|text-combine)',
    '-webkit-(text-decoration-skip|text-fill-color|text-security)',
    '-webkit-(text-stroke(-color|-width)?|touch-callout|user-drag)|accent-color',
    'animation-(composition|range(-end|-start)?|timeline)|appearance|aspect-ratio',
    'backdrop-filter|background-blend-mode|baseline-source|block-step.*|border-collapse',
    'border-shape|border-(block|bottom|inline|left|right|top)(-end|-start)?-radius',
    'box-(align|direction|flex|flex-group|lines|ordinal-group|orient|pack)',
    'break-(after|before|inside)|caption-side|caret-(animation|shape)|clear|clip|color-adjust',
    'column(s|-(count|fill|height|span|width|wrap))|(row-|column-)?rule(-.*)?',
    'contain(-intrinsic-(block-size|height|inline-size|size|width))?|content(-visibility)?',
    'corner-.*shape|counter-(increment|reset|set)|dynamic-range-limit|empty-cells',
    'field-sizing|float',
    'font-(smooth|smoothing|width|feature-settings|kerning|language-override)',
    'font-(optical-sizing|size-adjust|synthesis.*|variant(-.*)?|variation-settings)',
    'forced-color-adjust|grid-(column|row)?-?gap|hanging-punctuation',
    'hyphenate-(character|limit-.*)|image-(orientation|rendering)|initial-letter',
    'interest-delay(-end|-start)?|interpolate-size|isolation|line-(break|clamp)|margin-trim',
    'math-(depth|shift|style)|max-lines|mix-blend-mode|object-(fit|position|view-box)',
    'offset(-.*)?|orphans|outline-offset|overflow-(anchor|block|clip-margin|inline)',
    'overscroll-behavior(-.*)?|page-break-(after|before|inside)|paint-order|pointer-events',
    'quotes|reading-(flow|order)|ruby-(align|overhang|position)|scale',
    'scroll-(behavior|margin(-.*)?|padding(-.*)?|snap-(align|stop|type))',
    'scroll-(timeline(-axis|-name)?)|scrollbar-(color|gutter|width)',
    'shape-(image-threshold|margin|outside)|speak(-as)?|tab-size|table-layout',
    'tap-highlight-color|text-(align-last|autospace|box(-edge|-trim)?|combine-upright)',
    'text-(decoration-(inset|skip(-spaces)?)|fit|orientation|rendering|spacing-trim)',
    'text-(underline-(offset|position)|wrap(-mode|-style)?)|timeline-scope|touch-action',
    'transition-behavior|unicode-bidi|view-timeline(-axis|-inset|-name)?|white-space-collapse',
    'widows|will-change|writing-mode|zoom|d|r|x|y|cx|cy|rx|ry|(stop|flood|lighting)-color',
    '(stop|flood)-opacity|vector-effect|text-anchor|dominant-baseline|alignment-baseline',
    'baseline-shift',
  ),
  /** Functions in values that Lightning CSS leaves as they are. */
  functions: anyOf(
    '(-moz-|-webkit-)?',
    'abs|acos|alpha|asin|atan2?|attr|blur|brightness|calc|calc-size|circle|clamp|color',
    'color-mix|conic-gradient|contrast|contrast-color|cos|counters?|cubic-bezier|drop-shadow',
    'ellipse|env|exp|fit-content|gradient|grayscale|hsla?|hue-rotate|hwb|hypot|if|image-set',
    'inset|invert|lab|lch|light-dark|linear|linear-gradient|log|matrix|matrix3d|max|min',
    'minmax|mod|oklab|oklch|opacity|path|perspective|polygon|pow|progress|radial-gradient',
    'random|ray|rect|rem|repeat|repeating-(conic|linear|radial)-gradient|rgba?|rotate[xyz]?',
    'rotate3d|round|saturate|scale[xyz]?|scale3d|scroll|sepia|shape|sibling-(count|index)',
    'sign|sin|skew[xy]?|sqrt|steps|superellipse|symbols|tan|theme|translate[xyz]?|translate3d',
    'url|var|view|xywh',
  ),
  font: ['font-family', 'font-stretch', 'font-style', 'font-weight', 'source', 'unicode-range'],
  fontMore: [
    ...['ascent-override', 'descent-override', 'font-display', 'font-feature-settings'],
    ...['font-variation-settings', 'line-gap-override', 'size-adjust'],
  ],
};
