import { create } from '../layout/create.ts';

export type Child = Node | string | undefined;

/** A node with a `part`, by which pages style it. Children that are missing are left out. */
export function part<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = create(tag, {});
  element.setAttribute('part', name);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** A slot for the page's own content, with default content. */
export function slot(name: string, ...children: Child[]): HTMLSlotElement {
  const element = create('slot', { name });
  element.append(...children.filter((child) => child !== undefined));
  return element;
}
