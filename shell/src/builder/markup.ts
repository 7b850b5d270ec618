/** An element of a snippet. */
export interface Markup {
  tag: string;
  /** Those with `true` have no value. */
  attributes: Readonly<Record<string, string | true>>;
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

/** An element as HTML, each child on a line of its own. */
export const toHtml = (markup: Markup, depth = 0): string =>
  written(markup, depth, {
    attribute: (name, value) => (value === true ? name : `${name}="${escapeHtml(value)}"`),
    text: escapeHtml,
  });

/** An element as JSX. */
export const toJsx = (markup: Markup, depth = 0): string =>
  written(markup, depth, {
    attribute(name, value) {
      const known = JSX_NAMES[name] ?? name;
      if (value === true) return known;
      return PLAIN.test(value) ? `${known}="${value}"` : `${known}={${quoted(value)}}`;
    },
    text: (text) => (PLAIN.test(text) ? text : `{${quoted(text)}}`),
    closesVoid: true,
  });

interface Language {
  attribute(name: string, value: string | true): string;
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
