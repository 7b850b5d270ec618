import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Block, parse, type Spec } from 'comment-parser';
import type {
  CssCustomProperty,
  CustomElement,
  CustomElementDeclaration,
} from 'custom-elements-manifest/schema.d.ts';
import type { CatalogueDirective } from '../../src/contract/index.ts';
import { sectionOf, sharedFolder } from '../node/packageFolder.ts';
import { readKeys } from '../tables/readKeys.ts';
import { readTable, type TableEntry } from '../tables/readTable.ts';

/** The description of an element in its JSDoc, in the format of `custom-elements.json`. */
export type ElementDescription = CustomElementDeclaration &
  Omit<CustomElement, 'cssProperties'> & {
    tagName: string;
    policy: readonly CatalogueDirective[];
    /** With their syntax, which the manifest's schema supports from version 2.1 on. */
    cssProperties?: (CssCustomProperty & { syntax?: string })[];
    /** Promises to people who use assistive technology. Releases of older kits do not include it. */
    accessibility?: readonly string[];
  };

/** What all elements of sections have in common. */
const SHARED = join(sharedFolder, 'src/contract/elementDocs.ts');

/**
 * Describes the elements of a package from JSDoc blocks: the one above an element's entry in `elements.ts`, the one
 * above the table in `pages.ts` for the whole section, and for a widget the one with `@tag ringside-widget`:
 *
 *     @attr {'a' | 'b'} [name=a] - An attribute, which is also a property of the same name. Its type may be the keys of an object of the
 *     content: {keyof typeof import('./content/categories.ts').categoryPictures}
 *     @fires {CustomEvent<…>} name - …
 *     @slot [name] - …
 *     @csspart name - …
 *     @cssprop {<color>} [--name=default] - … with its syntax, as in `@property`
 *     @a11y - What people who use assistive technology can rely on
 *     @csp {source} directive when look=card|banner - What a partner's policy must allow, and why. Without a source, it is ORIGIN, the
 *     site's own. With `when`, it applies only if the attribute has one of these values, or any value if none is listed.
 *
 * @param root the package's folder
 * @throws with one line, when an element is described twice or not at all, or a part of it has no description
 */
export async function describeElements(root: string): Promise<ElementDescription[]> {
  const name = await sectionOf(root);
  const widgets = await widgetBlocks(root);
  const blocks = [...widgets, ...(name === 'shell' ? [] : await sectionBlocks(root, name))];
  const described = new Map<string, ElementDescription>();
  for (const { tagName, description, tags } of blocks) {
    if (described.has(tagName)) throw new Error(`ringside: <${tagName}> is described twice.`);
    described.set(tagName, describe(root, tagName, description, tags));
  }
  const { entries } = readTable(root, 'elements');
  for (const { tagName, file, source } of widgets)
    if (!entries.some((entry) => entry.name === tagName))
      throw new Error(
        `${basename(root)}/src/${file}:${(source[0]?.number ?? 0) + 1}: <${tagName}> has no entry in src/elements.ts, so no page can show it. Write '${tagName}': { view, client, load, choices }.`,
      );
  for (const { name: tag, place } of entries)
    if (!described.has(tag))
      throw new Error(`${place}: say what <${tag}> shows, in a comment above it: /** A sentence. */`);
  return [...described.values()].sort((a, b) => (a.tagName < b.tagName ? -1 : 1));
}

interface ElementBlock {
  tagName: string;
  description: string;
  tags: readonly Spec[];
}

/** JSDoc blocks that contain the tag of their element. */
async function widgetBlocks(root: string): Promise<(ElementBlock & Block & { file: string })[]> {
  const folder = join(root, 'src');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.tsx?$/.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const blocks = names.flatMap((file, index) =>
    parse(texts[index] ?? '').map((block) => ({ ...block, file })),
  );
  return blocks.flatMap((block) => {
    const tagName = block.tags.find(({ tag }) => tag === 'tag')?.name;
    return tagName ? [{ tagName, ...block }] : [];
  });
}

/** JSDoc blocks of a section's tables, each with what all elements of its kind have in common. */
async function sectionBlocks(root: string, section: string): Promise<ElementBlock[]> {
  const common = parse(await readFile(SHARED, 'utf8'));
  const shared = new Map(common.map((block) => [mixinOf(block), block.tags]));
  const mixed = (names: readonly string[]) => names.flatMap((name) => shared.get(name) ?? []);
  const pages = readTable(root, 'pages');
  const [whole] = parse(pages.comment ?? '');
  if (!whole?.description)
    throw new Error(`${pages.place}: say what the section shows, in a comment above it: /** A sentence. */`);
  const fragments = readTable(root, 'elements').entries.flatMap(({ name, comment }) => {
    const [block] = parse(comment ?? '');
    if (!block?.description) return [];
    return [{ tagName: name, description: block.description, tags: [...block.tags, ...mixed(['embedded'])] }];
  });
  const tags = [...whole.tags, pathAttribute(pages.entries), ...mixed(['section', 'embedded'])];
  return [{ tagName: `ringside-${section}`, description: whole.description, tags }, ...fragments];
}

const mixinOf = ({ tags }: Block): string | undefined => tags.find(({ tag }) => tag === 'mixin')?.name;

/** The attribute that selects the page that a section's element shows. */
function pathAttribute(pages: readonly TableEntry[]): Spec {
  const paths = pages.map(({ name }) => name).filter((path) => !path.endsWith('/404'));
  const listed = paths
    .map((path) => `\`${path}\``)
    .join(', ')
    .replace(/, ([^,]+)$/, ' or $1');
  const [block] = parse(`/** @attr {string} [path=${paths[0]}] - Which page of the section: ${listed}. */`);
  const [attribute] = block?.tags ?? [];
  if (!attribute) throw new Error('ringside: a section needs a page.');
  return attribute;
}

function describe(
  root: string,
  tagName: string,
  description: string,
  tags: readonly Spec[],
): ElementDescription {
  const all = <Item>(tag: string, make: (spec: Spec, description: string) => Item): Item[] =>
    tags.filter((each) => each.tag === tag).map((spec) => make(spec, saidOf(tagName, spec)));
  const attributes = all('attr', ({ name, type, default: value }, description) => ({
    name,
    description,
    type: { text: readKeys(type || 'string', join(root, 'src')) },
    ...(value !== undefined && { default: value }),
    fieldName: name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  }));
  return {
    kind: 'class',
    customElement: true,
    tagName,
    name: tagName.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    description: oneLine(description),
    attributes,
    members: attributes.map(({ fieldName, ...rest }) => ({ ...rest, kind: 'field', name: fieldName })),
    events: all('fires', ({ name, type }, description) => ({ name, type: { text: type }, description })),
    slots: all('slot', ({ name }, description) => ({ name: name === '-' ? '' : name, description })),
    policy: all('csp', ({ name, type }, text) => {
      const [condition = '', attribute, values] = /^when ([\w-]+)(?:=(\S+))? - /.exec(text) ?? [];
      return {
        directive: name,
        source: type || 'ORIGIN',
        description: text.slice(condition.length),
        ...(attribute && { when: { attribute, ...(values && { values: values.split('|') }) } }),
      };
    }),
    accessibility: all('a11y', (_, text) => text),
    cssParts: all('csspart', ({ name }, description) => ({ name, description })),
    cssProperties: all('cssprop', ({ name, type: syntax, default: value }, description) => ({
      name,
      description,
      ...(syntax && { syntax }),
      ...(value !== undefined && { default: value }),
    })),
  };
}

/** The text after the dash. For the default slot, the dash replaces the name. */
function saidOf(tagName: string, { tag, name, description }: Spec): string {
  const text = oneLine(description).replace(/^-(\s+|$)/, '');
  if (!text) throw new Error(`ringside: <${tagName}> @${tag} ${name} needs a description.`);
  return text;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
