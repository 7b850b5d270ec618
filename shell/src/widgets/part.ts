import { create } from '../layout/create.ts';

/** A node with a `part`, by which pages style it. */
export function part<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  ...children: (Node | string)[]
) {
  const element = create(tag, {}, ...children);
  element.setAttribute('part', name);
  return element;
}
