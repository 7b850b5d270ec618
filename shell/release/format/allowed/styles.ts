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
  pseudoElements:
    /^(after|backdrop|before|cue|cue-function|cue-region|details-content|file-selector-button|first-letter|first-line|marker|part|placeholder|selection|target-text|webkit-scrollbar(-.*)?|-(moz|webkit)-.*)$/,
  /** Properties that place an element relative to others of the page, or show it above the page. */
  leaving:
    /^(anchor-|app-region|-webkit-app-region|behavior|-moz-binding|overlay|position-|view-transition)/,
  /**
   * Properties that browsers know and Lightning CSS does not. Any other property that it does not
   * know is refused.
   */
  more: /^(-moz-(osx-font-smoothing|text-size-adjust|tab-size)|-ms-overflow-style|-webkit-(box-orient|box-reflect|font-smoothing|line-clamp|tap-highlight-color|text-fill-color|text-security|text-stroke(-color|-width)?|touch-callout)|accent-color|animation-(composition|range(-end|-start)?|timeline)|appearance|aspect-ratio|backdrop-filter|background-blend-mode|baseline-source|block-step.*|border-shape|break-(after|before|inside)|caret-(animation|shape)|clear|column(s|-(count|fill|rule(-color|-style|-width)?|span|width))|contain(-intrinsic-(block-size|height|inline-size|size|width))?|content(-visibility)?|corner-.*shape|counter-(increment|reset|set)|empty-cells|field-sizing|float|font-(feature-settings|kerning|language-override|optical-sizing|size-adjust|synthesis.*|variant(-.*)?|variation-settings)|forced-color-adjust|grid-(column|row)?-?gap|hanging-punctuation|hyphenate-(character|limit-chars)|image-(orientation|rendering)|initial-letter|interpolate-size|isolation|line-(break|clamp)|margin-trim|math-(depth|shift|style)|mix-blend-mode|object-(fit|position|view-box)|offset(-.*)?|orphans|overflow-(anchor|block|clip-margin|inline)|overscroll-behavior(-.*)?|page-break-(after|before|inside)|paint-order|pointer-events|quotes|ruby-(align|overhang|position)|scale|scroll-(behavior|margin(-.*)?|padding(-.*)?|snap-(align|stop|type)|timeline(-axis|-name)?)|scrollbar-(color|gutter|width)|shape-(image-threshold|margin|outside)|tab-size|table-layout|text-(align-last|autospace|box(-edge|-trim)?|combine-upright|decoration-skip|orientation|rendering|spacing-trim|underline-(offset|position)|wrap(-mode|-style)?)|timeline-scope|touch-action|transition-behavior|unicode-bidi|view-timeline(-axis|-inset|-name)?|white-space-collapse|widows|will-change|writing-mode|zoom|d|r|x|y|cx|cy|rx|ry|(stop|flood|lighting)-color|(stop|flood)-opacity|vector-effect|text-anchor|dominant-baseline|alignment-baseline|baseline-shift)$/,
  /** Functions in values that Lightning CSS leaves as they are. */
  functions:
    /^(-webkit-)?(abs|acos|asin|atan2?|attr|blur|brightness|calc|calc-size|circle|clamp|color|color-mix|conic-gradient|contrast|cos|counters?|cubic-bezier|drop-shadow|ellipse|env|exp|fit-content|gradient|grayscale|hsla?|hue-rotate|hwb|hypot|image-set|inset|invert|lab|lch|light-dark|linear|linear-gradient|log|matrix|matrix3d|max|min|minmax|mod|oklab|oklch|opacity|path|perspective|polygon|pow|radial-gradient|ray|rect|rem|repeat|repeating-(conic|linear|radial)-gradient|rgba?|rotate[xyz]?|rotate3d|round|saturate|scale[xyz]?|scale3d|scroll|sepia|shape|sign|sin|skew[xy]?|sqrt|steps|symbols|tan|theme|translate[xyz]?|translate3d|url|var|view|xywh)$/,
  font: ['font-family', 'font-stretch', 'font-style', 'font-weight', 'source', 'unicode-range'],
  fontMore: [
    ...['ascent-override', 'descent-override', 'font-display', 'font-feature-settings'],
    ...['font-variation-settings', 'line-gap-override', 'size-adjust'],
  ],
};
