import { create } from '../layout/create.ts';

type Child = Node | string;

/** A node with a `part`, by which pages style it. */
export function part<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string, ...children: Child[]) {
  const element = create(tag, {});
  element.setAttribute('part', name);
  element.append(...children);
  return element;
}

/** A slot for the page's own content, with default content. */
export function slot(name: string, ...children: Child[]) {
  const element = create('slot', { name });
  element.append(...children);
  return element;
}
