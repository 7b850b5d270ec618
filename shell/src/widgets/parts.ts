import { create } from '../layout/create.ts';

/** A child of a node. Those that are missing are left out. */
export type Child = Node | string | undefined;

/** A node with a `part`, by which pages style it. */
export function part<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string, ...children: Child[]) {
  const element = filled(tag, children);
  element.setAttribute('part', name);
  return element;
}

/** A slot for the page's own content, with default content. */
export const slot = (name: string, ...children: Child[]) => Object.assign(filled('slot', children), { name });

function filled<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, children: readonly Child[]) {
  const element = create(tag, {});
  element.append(...children.filter((child) => child !== undefined));
  return element;
}
