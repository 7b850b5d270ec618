import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { ComposeError } from '../../support/ComposeError.ts';
import { attributeName, formOf } from './checkView.ts';

interface View {
  section: string;
  where: string;
  elements: Tree.Element[];
}

const LOCAL_URL = /url\(#([^)]*)\)/gi;

/** A part of a page: the header, the footer or the content, with what is placed in it. */
interface Part {
  tree: Tree.ParentNode;
  section: string;
  /** For the message of a refusal. */
  where: string;
}

/**
 * Gives each view its own ids. An id keeps its name if the page does not have it yet: first come
 * those of the parts, in their order, then those of the elements that are placed in them. Labels
 * and links of a view follow it.
 * @param taken ids of the page outside these parts; receives theirs
 */
export function separateIds(parts: readonly Part[], taken: Set<string>): void {
  const placed: View[] = [];
  const own = parts.map(({ tree, section, where }) => {
    const view: View = { section, where, elements: [] };
    collect(tree, view, placed);
    return view;
  });

  const views = [...own, ...placed];
  const renamed = views.map((view) => renamedIds(view, taken));
  for (const [index, view] of views.entries())
    for (const element of view.elements)
      follow(element, view.section, renamed[index] ?? new Map(), taken);
}

function collect(parent: Tree.ParentNode, view: View, views: View[]): void {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    view.elements.push(child);
    const placed = child.attrs.find(({ name }) => name === 'data-section')?.value;
    if (placed === undefined) {
      collect(child, view, views);
      continue;
    }
    const inside: View = {
      section: placed,
      where: `<${child.tagName}> in ${view.where}`,
      elements: [],
    };
    views.push(inside);
    collect(child, inside, views);
  }
}

function renamedIds({ section, where, elements }: View, taken: Set<string>): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { attrs } of elements) {
    const id = attrs.find(({ name }) => name === 'id');
    if (!id) continue;
    if (ids.has(id.value))
      throw new ComposeError(
        'unsafe-markup',
        `${where} has the id "${id.value}" twice, so links and labels would find only the first. Rename one.`,
      );
    const name = freeName(id.value, section, taken);
    ids.set(id.value, name);
    taken.add(name);
    id.value = name;
  }
  return ids;
}

function freeName(id: string, section: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let name = `${section}-${id}`;
  for (let count = 2; taken.has(name); count += 1) name = `${section}-${id}-${count}`;
  return name;
}

/** Without a form, radio buttons of one name are one group on the whole page. */
function isLoneRadio({ tagName, attrs, parentNode }: Tree.Element): boolean {
  if (
    tagName !== 'input' ||
    !attrs.some(({ name, value }) => name === 'type' && /^radio$/i.test(value))
  )
    return false;
  for (let parent = parentNode; parent && 'tagName' in parent; parent = parent.parentNode)
    if (parent.tagName === 'form') return false;
  return !attrs.some(({ name }) => name === 'form');
}

/**
 * A reference to an element outside the view finds none. Only links may lead anywhere on the page.
 */
function follow(
  element: Tree.Element,
  section: string,
  ids: ReadonlyMap<string, string>,
  taken: ReadonlySet<string>,
): void {
  const named = (id: string) => ids.get(id) ?? freeName(id, section, taken);
  for (const attribute of element.attrs) {
    const form = formOf(element, attributeName(attribute));
    const { value } = attribute;
    if (attribute.name === 'id') continue;
    if (form === 'id' || form === 'ids')
      attribute.value = value.split(/\s+/).filter(Boolean).map(named).join(' ');
    if (form === 'group' || (attribute.name === 'name' && isLoneRadio(element)))
      attribute.value = `${section}-${value}`;
    if (form === 'local') attribute.value = `#${named(value.slice(1))}`;
    if (form === 'drawn')
      attribute.value = value.replace(LOCAL_URL, (_, id: string) => `url(#${named(id)})`);
    if (form === 'link' && value.startsWith('#')) {
      const target = ids.get(value.slice(1));
      if (target !== undefined) attribute.value = `#${target}`;
    }
  }
}
