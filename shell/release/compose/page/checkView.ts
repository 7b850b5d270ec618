import { srcsetUrls } from '@ringside/shared/build/siteUrls';
import {
  defaultTreeAdapter,
  html as names,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import {
  EVERYWHERE,
  FORMS,
  RESERVED_ATTRIBUTES,
  UNDERSTOOD,
  WILD,
} from '../../format/allowed/attributes.ts';
import { COMMENT, CUSTOM_ELEMENT, HTML, PAGE_ONLY } from '../../format/allowed/html.ts';
import { LIMITS } from '../../format/allowed/limits.ts';
import { SVG_ATTRIBUTES, SVG_ELEMENTS } from '../../format/allowed/svg.ts';
import { ComposeError } from '../../support/ComposeError.ts';

const { NS } = names;
const MAX_EXCERPT = 120;

/** What to do instead of some markup that libraries write. */
const REMEDIES: Readonly<Record<string, string>> = {
  style: 'Write a class, and put the declarations into the stylesheet.',
  '<style>':
    'Put the rules into the stylesheet. A library that writes <style> while it renders cannot be used in a view: take one with a stylesheet of its own.',
};

export interface View {
  /** For the message of a refusal. */
  where: string;
  /** An element's view stands on other sections' pages, too. */
  kind: 'page' | 'element';
  /** The path of the page that shows the view. */
  path: string;
  origin?: string | undefined;
}

/** Attributes by the name that a browser shows. */
export const attributeName = ({ prefix, name }: Tree.Element['attrs'][number]): string =>
  prefix ? `${prefix}:${name}` : name;

/** The form of an attribute's value, or undefined if the element has no such attribute. */
export function formOf(element: Tree.Element, attribute: string): keyof typeof FORMS | undefined {
  const isSvg = element.namespaceURI === NS.SVG;
  const own = Object.hasOwn(HTML, element.tagName) ? HTML[element.tagName] : {};
  const all = { ...EVERYWHERE, ...(isSvg ? SVG_ATTRIBUTES : own) };
  if (Object.hasOwn(all, attribute)) return all[attribute];
  return WILD.test(attribute) ? 'text' : undefined;
}

/**
 * Parses another team's HTML, and refuses what `format/allowed` does not name.
 * @param links receives the paths of the site that it names
 * @throws ComposeError with the first fault
 */
export function parseView(html: string, view: View, links: Set<string>): Tree.DocumentFragment {
  const refuse = (what: string, element?: Tree.Element): never => {
    const place = element ? ` in ${excerpt(element)}` : '';
    throw new ComposeError(
      'unsafe-markup',
      `${view.where} contains ${what}${place}, which is not allowed in a page. ${REMEDIES[what] ?? 'Remove it.'}`,
    );
  };

  if (html.length > LIMITS.html) refuse(`${html.length} characters`);
  if (html.split('>').some((token) => token.length > LIMITS.token))
    refuse(`a text or a tag of more than ${LIMITS.token} characters`);

  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...parts) {
      elements += 1;
      if (elements > LIMITS.elements) refuse(`more than ${LIMITS.elements} elements`);
      return defaultTreeAdapter.createElement(...parts);
    },
  };
  const fragment = parseFragment(PLACE, html, { treeAdapter });

  const check = (parent: Tree.ParentNode, depth: number) => {
    if (depth > LIMITS.depth) refuse(`elements nested deeper than ${LIMITS.depth}`);
    parent.childNodes = parent.childNodes.filter(
      (node) => node.nodeName !== '#comment' || COMMENT.test((node as Tree.CommentNode).data),
    );
    for (const child of parent.childNodes) {
      if (!('tagName' in child)) continue;
      if (!isAllowed(child, parent)) refuse(`<${child.tagName}>`);
      if (view.kind === 'element' && PAGE_ONLY.elements.includes(child.tagName))
        refuse(`<${child.tagName}>, which only the page has`);
      for (const attribute of child.attrs) {
        const name = attributeName(attribute);
        if (!fits(child, name, attribute.value, view, links)) refuse(name, child);
      }
      check(child, depth + 1);
    }
  };
  check(fragment, 0);
  return fragment;
}

const PLACE = defaultTreeAdapter.createElement('div', NS.HTML, []);

function isAllowed(element: Tree.Element, parent: Tree.ParentNode): boolean {
  const { tagName, namespaceURI } = element;
  const isInSvg = 'namespaceURI' in parent && parent.namespaceURI === NS.SVG;
  if (namespaceURI === NS.SVG)
    return SVG_ELEMENTS.includes(tagName) && (isInSvg || tagName === 'svg');
  if (namespaceURI !== NS.HTML || isInSvg) return false;
  // Text inside an `iframe` would be read as elements elsewhere.
  if (tagName === 'iframe' && element.childNodes.length > 0) return false;
  return Object.hasOwn(HTML, tagName) || CUSTOM_ELEMENT.test(tagName);
}

function fits(
  element: Tree.Element,
  name: string,
  value: string,
  view: View,
  links: Set<string>,
): boolean {
  if (RESERVED_ATTRIBUTES.test(name)) return false;
  const form = formOf(element, name);
  // A section offers an element of ours, or composing refuses it.
  if (!form) return element.tagName.startsWith('ringside-') && isOwnName(name);
  if (!FORMS[form].test(value)) return false;
  if (view.kind === 'element') {
    if (PAGE_ONLY.attributes.test(name)) return false;
    if (form === 'role' && PAGE_ONLY.roles.test(value)) return false;
  }

  const found = urlsIn(form, value, view);
  if (found.includes(undefined)) return false;
  const isHere = form === 'link' && /^\s*(?:#|$)/.test(value);
  for (const each of found) if (typeof each === 'object' && !isHere) links.add(each.path);
  return true;
}

/** Reads the URLs in a value. One that cannot be read is undefined. */
function urlsIn(form: keyof typeof FORMS, value: string, { path, origin }: View) {
  switch (form) {
    case 'link':
      return [readLink(value, path, origin)];
    case 'picture':
      return [readPicture(value, path)];
    case 'pictures':
      return readPictures(value, path);
    case 'frame':
      return value.startsWith('/') ? [readLink(value, path)] : [];
    default:
      return [];
  }
}

const isOwnName = (name: string) => /^[a-z][a-z0-9-]*$/.test(name) && !UNDERSTOOD.test(name);

/** The element's tag, and its text, by which its author finds it. */
function excerpt({ tagName, attrs, childNodes }: Tree.Element): string {
  const open = [tagName, ...attrs.map((each) => `${attributeName(each)}="${each.value}"`)].join(
    ' ',
  );
  const text = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  const shown = `<${open}>${text}`;
  return shown.length > MAX_EXCERPT ? `${shown.slice(0, MAX_EXCERPT)}…` : shown;
}

/** The schemes of links, besides links to pages and files of the site. */
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];
/** Pictures in the URL itself. As a picture, SVG runs no script. */
const IN_URL = /^data:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)[;,]/i;
const HERE = 'https://ringside.invalid';

/** A URL on this site, by its path; or one that is allowed elsewhere; or none that is allowed. */
type Read = { path: string } | 'elsewhere' | undefined;

/** @param from the path of the page that has the URL */
function readLink(value: string, from: string, origin = HERE): Read {
  const url = parsed(value, from);
  if (!url) return undefined;
  if (url.origin === HERE || url.host === new URL(origin).host) return { path: url.pathname };
  return SCHEMES.includes(url.protocol) ? 'elsewhere' : undefined;
}

export function readPicture(value: string, from: string): Read {
  if (IN_URL.test(value.trim())) return 'elsewhere';
  const url = parsed(value, from);
  return url?.origin === HERE ? { path: url.pathname } : undefined;
}

const readPictures = (value: string, from: string): Read[] =>
  srcsetUrls(value).map((url) => readPicture(url, from));

/**
 * Parses a URL as browsers do, which ignore white space and control characters around and inside
 * it.
 */
function parsed(value: string, from: string): URL | undefined {
  return URL.canParse(value, HERE + from) ? new URL(value, HERE + from) : undefined;
}
