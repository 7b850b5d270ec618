/** An element of a snippet. */
export interface Markup {
  tag: string;
  /** Those with `true` have no value. Frameworks hand a number over as one. */
  attributes: Readonly<Record<string, string | number | true>>;
  children?: readonly (Markup | string)[];
}

/** For HTML's text and for values in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A JavaScript string that also is one in a script of a page. */
export const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Elements without an end tag. */
const VOID = /^(input|br|img)$/;
/** What JSX calls otherwise. */
const JSX_NAMES: Readonly<Record<string, string>> = { autocomplete: 'autoComplete', datetime: 'dateTime' };
/** Text that JSX takes as it is: no entity, no brace, no space at an end. */
const PLAIN = /^[\w.,:;/#?=%@+()-]+( [\w.,:;/#?=%@+()-]+)*$/;

const htmlAttribute = (name: string, value: string | number | true): string =>
  value === true ? name : `${name}="${escapeHtml(String(value))}"`;

/** An element as HTML, each child on a line of its own. */
export const toHtml = (markup: Markup, depth = 0): string =>
  written(markup, depth, { attribute: htmlAttribute, text: escapeHtml });

/** Braces start an expression in a template, and `@` a block in Angular's; written as an entity each is a letter. */
const withoutSigns = (html: string): string =>
  html.replace(/[{}@]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** An element in a template of Vue, Svelte or Angular. */
export const toTemplate = (
  markup: Markup,
  depth: number,
  number: (name: string, value: number) => string,
): string =>
  written(markup, depth, {
    attribute: (name, value) =>
      typeof value === 'number' ? number(name, value) : withoutSigns(htmlAttribute(name, value)),
    text: (text) => withoutSigns(escapeHtml(text)),
    closesVoid: true,
  });

/** An element as JSX. */
export const toJsx = (markup: Markup, depth = 0): string =>
  written(markup, depth, {
    attribute(name, value) {
      const known = JSX_NAMES[name] ?? name;
      if (value === true) return known;
      if (typeof value === 'number') return `${known}={${value}}`;
      return PLAIN.test(value) ? `${known}="${value}"` : `${known}={${quoted(value)}}`;
    },
    text: (text) => (PLAIN.test(text) ? text : `{${quoted(text)}}`),
    closesVoid: true,
  });

interface Language {
  attribute(name: string, value: string | number | true): string;
  text(text: string): string;
  closesVoid?: boolean;
}

function written({ tag, attributes, children = [] }: Markup, depth: number, language: Language): string {
  const indent = '  '.repeat(depth);
  const words = Object.entries(attributes).map(([name, value]) => language.attribute(name, value));
  const start = [tag, ...words].join(' ');
  if (VOID.test(tag)) return `${indent}<${start}${language.closesVoid ? ' /' : ''}>`;
  if (children.every((child) => typeof child === 'string'))
    return `${indent}<${start}>${children.map((child) => language.text(child as string)).join('')}</${tag}>`;
  const lines = children.map((child) =>
    typeof child === 'string' ? `${indent}  ${language.text(child)}` : written(child, depth + 1, language),
  );
  return [`${indent}<${start}>`, ...lines, `${indent}</${tag}>`].join('\n');
}
