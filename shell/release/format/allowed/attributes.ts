/**
 * This folder names what a section's release may contain. Everything that it does not name is refused,
 * with its place. The shell's release is the operator's own code, and is not checked.
 */

/** How an attribute's value may look. */
export const FORMS = {
  text: /^/,
  flag: /^/,
  words: /^[\w -]*$/,

  /**
   * Two names are missing. With `opener`, the opened page may navigate this one. With `me`, the
   * owner of another page may claim this one.
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
  role: /^(alert|alertdialog|application|article|button|cell|checkbox|columnheader|combobox|definition|dialog|document|feed|figure|form|generic|grid|gridcell|group|heading|img|link|list|listbox|listitem|log|math|menu|menubar|menuitem|menuitemcheckbox|menuitemradio|meter|navigation|none|note|option|presentation|progressbar|radio|radiogroup|region|row|rowgroup|rowheader|scrollbar|search|searchbox|separator|slider|spinbutton|status|switch|tab|table|tablist|tabpanel|term|textbox|timer|toolbar|tooltip|tree|treegrid|treeitem)$/,
  target: /^_(blank|self)$/,
  permissions:
    /^((accelerometer|autoplay|clipboard-write|encrypted-media|fullscreen|gyroscope|picture-in-picture|web-share)\s*(;\s*|$))*$/,
  inputType:
    /^(button|checkbox|color|date|datetime-local|email|hidden|month|number|radio|range|reset|search|submit|tel|text|time|url|week)$/,
  method: /^(get|dialog)$/i,
} as const;

export type Form = keyof typeof FORMS;
export type Attributes = Readonly<Record<string, Form>>;

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
