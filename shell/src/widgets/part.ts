import { create } from '@ringside/shared/internal/page';

export function part<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  ...children: (Node | string)[]
) {
  const element = create(tag, {}, ...children);
  element.setAttribute('part', name);
  return element;
}
