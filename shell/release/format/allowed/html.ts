/**
 * The elements and attributes of HTML that a section's views may have: those of the HTML Sanitizer
 * API's default configuration in Chromium 156, without those that only the page may have, and with
 * what views need besides: pictures, media, form controls, `details` and `dialog`.
 */
import type { Attributes } from './attributes.ts';

type Elements = Readonly<Record<string, Attributes>>;

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
    autocorrect: 'words',
  },
  textarea: {
    ...{ name: 'text', rows: 'number', cols: 'number', placeholder: 'text', disabled: 'flag' },
    ...{ readonly: 'flag', required: 'flag', minlength: 'number', maxlength: 'number' },
    ...{ form: 'id', autocomplete: 'words', inputmode: 'words', spellcheck: 'words' },
    ...{ autocapitalize: 'words', autocorrect: 'words' },
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

function row(names: string, attributes: Attributes): Elements {
  return Object.fromEntries(names.split(' ').map((name) => [name, attributes]));
}
