/**
 * What a section's release may contain. Everything that is not named here is refused, with its
 * place.
 *
 * The elements and attributes are those of the HTML Sanitizer API's default configuration in
 * Chromium 156, without those that only the page may have, and with what views need besides:
 * pictures, media, form controls, `details` and `dialog`. The shell's release is the operator's own
 * code, and is not checked.
 */

/** How an attribute's value may look. */
export const FORMS = {
  text: /^/,
  flag: /^/,
  words: /^[\w -]*$/,
  /**
   * Without `opener`, by which the opened page moves this one, and `me`, by which somebody owns
   * this page.
   */
  rel: /^\s*((bookmark|external|help|next|nofollow|noopener|noreferrer|prev|sponsored|tag|ugc)(\s+|$))*$/i,
  /** The name of a group, which is valid on the whole page, so composing adds the section's name. */
  group: /^/,
  number: /^-?\d{1,9}(\.\d{1,9})?%?$/,
  focus: /^(0|-1)$/,
  /** The id of an element of the same view. */
  id: /^\S+$/,
  /** Several. */
  ids: /^/,
  /** A page or file of the site, `https:`, `http:`, `mailto:` or `tel:`. */
  link: /^/,
  /** A file of the site, or a picture in the URL itself. */
  picture: /^/,
  /** Several pictures, as in `srcset`. */
  pictures: /^/,
  /** A video of youtube-nocookie.com, or an element's page of this site. */
  frame:
    /^(https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+(\?[\w=&-]*)?|\/embed\/ringside-[\w/-]+)$/,
  /**
   * Values of SVG: numbers, colours, names, and functions of these, but no URL except that of an
   * element of the same view.
   */
  drawn: /^(?!.*url\((?!#[\w:.-]+\)))[\w\s#%.,:()+-]*$/is,
  /** An element of the same view. */
  local: /^#\S+$/,
  role: /^(alert|alertdialog|article|button|cell|checkbox|columnheader|combobox|definition|dialog|document|feed|figure|form|generic|grid|gridcell|group|heading|img|link|list|listbox|listitem|log|math|menu|menubar|menuitem|menuitemcheckbox|menuitemradio|meter|navigation|none|note|option|presentation|progressbar|radio|radiogroup|region|row|rowgroup|rowheader|scrollbar|search|searchbox|separator|slider|spinbutton|status|switch|tab|table|tablist|tabpanel|term|textbox|timer|toolbar|tooltip|tree|treegrid|treeitem)$/,
  target: /^_(blank|self)$/,
  permissions:
    /^((accelerometer|autoplay|clipboard-write|encrypted-media|fullscreen|gyroscope|picture-in-picture|web-share)\s*(;\s*|$))*$/,
  inputType:
    /^(button|checkbox|color|date|datetime-local|email|hidden|month|number|radio|range|reset|search|submit|tel|text|time|url|week)$/,
  method: /^(get|dialog)$/i,
} as const;

type Form = keyof typeof FORMS;
type Attributes = Readonly<Record<string, Form>>;
type Elements = Readonly<Record<string, Attributes>>;

/**
 * Attributes that every element may have. A name that ends with `*` stands for all that begin like
 * this.
 */
export const EVERYWHERE: Attributes = {
  ...{ class: 'text', dir: 'words', hidden: 'text', id: 'id', inert: 'flag', lang: 'words' },
  ...{ role: 'role', slot: 'text', tabindex: 'focus', title: 'text', translate: 'words' },
  ...{ 'aria-activedescendant': 'id', 'aria-controls': 'ids', 'aria-describedby': 'ids' },
  ...{ 'aria-details': 'ids', 'aria-errormessage': 'ids', 'aria-flowto': 'ids' },
  ...{ 'aria-labelledby': 'ids', 'aria-owns': 'ids' },
  ...{ itemprop: 'text', itemscope: 'flag', itemtype: 'text', 'aria-*': 'text', 'data-*': 'text' },
};

/** The names that `aria-*` and `data-*` stand for. */
export const WILD = /^(aria|data)-[a-z0-9_.-]+$/;

/**
 * Attributes that mark elements for the scripts of the page, or hide the rest of it from screen
 * readers, so a section writes none of them.
 */
export const RESERVED_ATTRIBUTES =
  /^(data-(announcer|arriving|catalogue|head|navigating|root|section|start|style|toasts)|aria-modal)$/;

/**
 * An element with such an id would be a property of the window where a browser lacks that feature,
 * and the page's scripts would take it for the feature.
 */
export const FEATURES = [
  ...['navigation', 'NavigationPrecommitController', 'requestIdleCallback', 'ringside'],
  ...['scheduler', 'trustedTypes'],
];

/**
 * Attributes that browsers understand on every element. Those of our own elements have other names.
 */
export const UNDERSTOOD =
  /^(on.*|accesskey|anchor|autocapitalize|autofocus|contenteditable|draggable|enterkeyhint|exportparts|inputmode|interestfor|is|itemid|itemref|nonce|part|popover|spellcheck|style|virtualkeyboardpolicy|writingsuggestions)$/;

export const HTML: Elements = {
  ...row('abbr address article aside b bdi bdo br caption cite code dd dfn div dl dt em', {}),
  ...row('figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i kbd mark menu nav', {}),
  ...row('p picture pre rp rt ruby s samp search section small span strong sub summary', {}),
  ...row('sup table tbody tfoot thead tr u ul var wbr', {}),
  a: {
    ...{ href: 'link', hreflang: 'words', type: 'text', rel: 'rel', target: 'target' },
    ...{ download: 'text', referrerpolicy: 'words' },
  },
  ...row('blockquote q', { cite: 'link' }),
  ...row('del ins', { cite: 'link', datetime: 'text' }),
  ...row('col colgroup', { span: 'number' }),
  data: { value: 'text' },
  li: { value: 'number' },
  ol: { reversed: 'flag', start: 'number', type: 'words' },
  ...row('td th', {
    abbr: 'text',
    colspan: 'number',
    rowspan: 'number',
    headers: 'ids',
    scope: 'words',
  }),
  time: { datetime: 'text' },

  img: {
    ...{ src: 'picture', srcset: 'pictures', sizes: 'text', alt: 'text', width: 'number' },
    ...{ height: 'number', loading: 'words', decoding: 'words', fetchpriority: 'words' },
  },
  source: {
    ...{ src: 'picture', srcset: 'pictures', sizes: 'text', media: 'text', type: 'text' },
    ...{ width: 'number', height: 'number' },
  },
  ...row('audio video', {
    ...{ src: 'picture', poster: 'picture', width: 'number', height: 'number', controls: 'flag' },
    ...{ loop: 'flag', muted: 'flag', playsinline: 'flag', preload: 'words' },
  }),
  track: { src: 'picture', kind: 'words', srclang: 'words', label: 'text', default: 'flag' },
  iframe: {
    ...{ src: 'frame', width: 'number', height: 'number', loading: 'words', allow: 'permissions' },
    ...{ allowfullscreen: 'flag', referrerpolicy: 'words' },
  },

  details: { open: 'flag', name: 'group' },
  dialog: {},
  form: { action: 'link', method: 'method', novalidate: 'flag', autocomplete: 'words' },
  button: { type: 'words', name: 'text', value: 'text', disabled: 'flag', form: 'id' },
  input: {
    ...{ type: 'inputType', name: 'text', value: 'text', placeholder: 'text', checked: 'flag' },
    ...{ disabled: 'flag', readonly: 'flag', required: 'flag', multiple: 'flag', min: 'text' },
    ...{ max: 'text', step: 'text', minlength: 'number', maxlength: 'number', pattern: 'text' },
    ...{ size: 'number', list: 'id', form: 'id', autocomplete: 'words', inputmode: 'words' },
    ...{ enterkeyhint: 'words', spellcheck: 'words', autocapitalize: 'words' },
  },
  textarea: {
    ...{ name: 'text', rows: 'number', cols: 'number', placeholder: 'text', disabled: 'flag' },
    ...{ readonly: 'flag', required: 'flag', minlength: 'number', maxlength: 'number' },
    ...{ form: 'id', autocomplete: 'words', inputmode: 'words', spellcheck: 'words' },
  },
  select: {
    ...{ name: 'text', multiple: 'flag', size: 'number', disabled: 'flag', required: 'flag' },
    ...{ form: 'id', autocomplete: 'words' },
  },
  optgroup: { label: 'text', disabled: 'flag' },
  option: { value: 'text', label: 'text', selected: 'flag', disabled: 'flag' },
  ...row('datalist legend slot', { name: 'text' }),
  fieldset: { disabled: 'flag', form: 'id', name: 'text' },
  label: { for: 'id' },
  output: { for: 'ids', form: 'id', name: 'text' },
  meter: {
    value: 'number',
    min: 'number',
    max: 'number',
    low: 'number',
    high: 'number',
    optimum: 'number',
  },
  progress: { value: 'number', max: 'number' },
};

/**
 * Elements that a section defines itself have no other attributes. Those of the site have what
 * their section offers.
 */
export const CUSTOM_ELEMENT = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;

/**
 * The elements of SVG, without anything that runs, moves, links or contains HTML. Of MathML,
 * nothing is allowed.
 */
export const SVG_ELEMENTS: readonly string[] = [
  ...['circle', 'clipPath', 'defs', 'desc', 'ellipse', 'filter', 'g', 'line', 'linearGradient'],
  ...['marker', 'mask', 'path', 'pattern', 'polygon', 'polyline', 'radialGradient', 'rect', 'stop'],
  ...['svg', 'symbol', 'text', 'textPath', 'title', 'tspan', 'use'],
  ...['feBlend', 'feColorMatrix', 'feComposite', 'feFlood', 'feGaussianBlur', 'feMerge'],
  ...['feMergeNode', 'feOffset'],
];

/**
 * Attributes of all SVG elements, besides those that are allowed everywhere. They are one list,
 * because an element ignores attributes that belong to other elements.
 */
export const SVG_ATTRIBUTES: Attributes = {
  ...drawn('clip-path clip-rule color color-interpolation color-interpolation-filters'),
  ...drawn('direction dominant-baseline fill fill-opacity fill-rule filter flood-color'),
  ...drawn('flood-opacity font-family font-size font-style font-weight height letter-spacing'),
  ...drawn('lighting-color marker-end marker-mid marker-start mask opacity overflow paint-order'),
  ...drawn('pathLength pointer-events shape-rendering stop-color stop-opacity stroke'),
  ...drawn('stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit'),
  ...drawn('stroke-opacity stroke-width text-anchor text-decoration text-rendering transform'),
  ...drawn('transform-origin vector-effect visibility width word-spacing x y'),

  // Of shapes, texts and pictures.
  ...drawn('cx cy d dx dy lengthAdjust method points preserveAspectRatio r rotate rx ry side'),
  ...drawn('spacing startOffset textLength version viewBox x1 x2 y1 y2'),
  // Of what shapes refer to.
  ...drawn('clipPathUnits fr fx fy gradientTransform gradientUnits markerHeight markerUnits'),
  ...drawn('markerWidth maskContentUnits maskUnits offset orient patternContentUnits'),
  ...drawn('patternTransform patternUnits refX refY spreadMethod'),
  // Of filters.
  ...drawn('edgeMode filterUnits in in2 k1 k2 k3 k4 mode operator primitiveUnits result'),
  ...drawn('stdDeviation type values'),

  ...{ focusable: 'words', href: 'local', 'xlink:href': 'local', xmlns: 'text' },
  'xmlns:xlink': 'text',
};

/** Comments that React writes. Other comments are left out. */
export const COMMENT = /^([$&]?[ ?!]?|\/[$&]|F!?)$/;

/**
 * Elements that only a page's own view may have: on another section's page they would take the
 * place of its parts.
 */
export const PAGE_ONLY = {
  elements: ['h1', 'output'],
  attributes: /^aria-live$/,
  roles: /^(alert|alertdialog|log|status|timer)$/,
};

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

/**
 * Files that a release may have in its own folder of assets. Opened by themselves, HTML, SVG and
 * XML would run script without the policy of a page.
 */
export const ASSET =
  /\.(avif|bin|css|gif|glb|ico|jpe?g|js|json|mjs|mp3|mp4|ogg|otf|png|ttf|txt|vtt|wasm|webm|webp|woff2?)$/;

/**
 * Text files at fixed URLs: below a first segment of the section's own pages, or named like it,
 * such as `fights.ics` and `fights/1.ics`.
 */
export const TEXT_FILE = /\.(atom|csv|ics|json|md|rss|txt|vcf|xml)$/;

/** Files of which one section may have each, wherever its pages are. */
export const ROOT_FILES = ['feed.xml'];

/**
 * The namespaces of feeds. Elements of other namespaces, such as XHTML and SVG, would run script.
 */
export const XML_NAMESPACES = [
  'http://www.w3.org/2005/Atom',
  'http://purl.org/rss/1.0/modules/content/',
  'http://purl.org/dc/elements/1.1/',
  'http://purl.org/dc/terms/',
  'http://search.yahoo.com/mrss/',
  'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'http://www.georss.org/georss',
  'http://www.w3.org/XML/1998/namespace',
];

export const LIMITS = {
  /** The HTML of one view, in characters. */
  html: 2_000_000,
  /** A text or a tag, in characters. Longer ones take the parser minutes. */
  token: 32_768,
  /** The elements of one view. Ours have some hundreds. */
  elements: 20_000,
  /** The elements that a page places, with the elements inside them. */
  placed: 500,
  pageElements: 40_000,
  /** How deeply elements may be nested. Browsers nest at most 512. */
  depth: 256,
  /** How deeply elements may be placed in each other. Deeper ones contain each other in a cycle. */
  placedDepth: 8,
  /** A stylesheet, in bytes. Ours have 40 kB at most. */
  style: 128_000,
  /** The number of different first segments in the paths of one section's pages. */
  prefixes: 8,
};

function row(names: string, attributes: Attributes): Elements {
  return Object.fromEntries(names.split(' ').map((name) => [name, attributes]));
}

function drawn(names: string): Attributes {
  return Object.fromEntries(names.split(' ').map((name) => [name, 'drawn'] as const));
}
