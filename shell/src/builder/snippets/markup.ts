import { escapeHtml } from '@ringside/shared/contract';

/** An element of printed lines. */
export interface Markup {
  tag: string;
  /** Those with `true` have no value. */
  attributes: Readonly<Record<string, string | number | true>>;
  children?: readonly (Markup | string)[];
}

/** An element as HTML, each child element on a line of its own. */
export function toHtml({ tag, attributes, children = [] }: Markup, indent = ''): string {
  const words = Object.entries(attributes).map(([name, value]) =>
    value === true ? name : `${name}="${escapeHtml(String(value))}"`,
  );
  const start = `${indent}<${[tag, ...words].join(' ')}>`;
  const lines = children.map((child) =>
    typeof child === 'string' ? escapeHtml(child) : `\n${toHtml(child, `${indent}  `)}`,
  );
  const isBlock = children.some((child) => typeof child !== 'string');
  return `${start}${lines.join('')}${isBlock ? `\n${indent}` : ''}</${tag}>`;
}
