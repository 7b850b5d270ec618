import {
  defaultTreeAdapter,
  html as names,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { ComposeError } from '../../support/ComposeError.ts';

/** All others are refused. */
const ELEMENT = new RegExp(
  `^(${[
    'a|abbr|address|area|article|aside|audio|b|bdi|bdo|blockquote|br|button|caption|cite|code|col|colgroup|data|datalist|dd|del|details',
    'dfn|dialog|div|dl|dt|em|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|i|iframe|img|input|ins|kbd|label|legend|li',
    'map|mark|menu|meter|nav|ol|optgroup|option|output|p|picture|pre|progress|q|rp|rt|ruby|s|samp|search|section|select|slot|small',
    'source|span|strong|sub|summary|sup|table|tbody|td|textarea|tfoot|th|thead|time|tr|track|u|ul|var|video|wbr',
    'big|center|font|strike|tt|svg|circle|clipPath|defs|desc|ellipse|fe[A-Z]\\w+|filter|g|line|linearGradient|marker|mask|path|pattern|polygon',
    'polyline|radialGradient|rect|stop|symbol|text|textPath|tspan|use',
    '[a-z]+-[a-z0-9-]+',
  ].join('|')})$`,
);
/** They contain code or style, or mark elements for scripts. */
const ATTRIBUTE =
  /^(on.*|srcdoc|style|is|nonce|http-equiv|shadowrootmode|data-(root|section|head|toasts|announcer|catalogue))$/;
const ID = /^(main$|ringside-)/;
/** Their name becomes a property of the document. */
const NAMED = /^(form|iframe|img)$/;
/** URLs that are code. Browsers ignore white space and control characters in them. */
const CODE = /^(javascript|vbscript|data:(text\/html|image\/svg|[a-z]+\/xml|application\/))/i;
const IGNORED = /[\p{Cc}\s]/gu;

/** Our views have some hundreds, and browsers nest at most 512. */
const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 256;
/** In characters. Longer ones take the parser minutes. */
const MAX_TOKEN = 32_768;
const MAX_HTML = 2_000_000;

/** Parses another team's HTML if all browsers read it like this, and it acts only in its place. */
export function parseView(html: string, where: string): Tree.DocumentFragment {
  const refuse = (what: string): never => {
    throw new ComposeError(
      'unsafe-markup',
      `${where} contains ${what}, which is not allowed in a page. Remove it.`,
    );
  };
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...parts) {
      elements += 1;
      if (elements > MAX_ELEMENTS) refuse(`more than ${MAX_ELEMENTS} elements`);
      return defaultTreeAdapter.createElement(...parts);
    },
  };
  const parse = (text: string): Tree.DocumentFragment =>
    parseFragment(PLACE, text, { treeAdapter });
  const check = (node: Tree.ParentNode, depth: number) => {
    if (depth > MAX_DEPTH) refuse(`elements nested deeper than ${MAX_DEPTH}`);
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      if (!ELEMENT.test(child.tagName)) refuse(`<${child.tagName}>`);
      for (const { name, value } of child.attrs) {
        const isCode =
          CODE.test(value.replace(IGNORED, '')) && !(child.tagName === 'img' && name === 'src');
        if (ATTRIBUTE.test(name) || isCode) refuse(name);
        if (name === 'id' && ID.test(value)) refuse(`id="${value}"`);
        if (name === 'name' && NAMED.test(child.tagName)) refuse(`<${child.tagName} name>`);
      }
      check(child, depth + 1);
    }
  };
  if (html.length > MAX_HTML) refuse(`${html.length} characters`);
  if (html.split('>').some((token) => token.length > MAX_TOKEN))
    refuse(`a text or a tag of more than ${MAX_TOKEN} characters`);
  const fragment = parse(html);
  check(fragment, 0);
  const text = serialize(fragment);
  if (serialize(parse(text)) !== text) refuse('markup that browsers change when they read it');
  return fragment;
}

const PLACE = defaultTreeAdapter.createElement('div', names.NS.HTML, []);
