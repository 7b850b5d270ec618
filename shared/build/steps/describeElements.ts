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
import { readTable } from '../tables/readTable.ts';

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

/** A JSDoc block about an element. */
type ElementBlock = Pick<Block, 'description' | 'tags'> & { tagName: string };

/** What all elements of sections have in common, then what whole sections have in addition. */
const ELEMENT_DOCS = join(sharedFolder, 'src/contract/elementDocs.ts');
/** "a, b or c" */
const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

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
  const section = await sectionOf(root);
  const { entries } = readTable(root, 'elements');
  const widgets = await widgetBlocks(root);
  for (const { tagName, place } of widgets)
    if (!entries.some(({ name }) => name === tagName))
      throw new Error(
        `${place}: <${tagName}> has no entry in src/elements.ts, so no page can show it. Write '${tagName}': { view, client, load, choices }.`,
      );
  const [ofAll, ofSections] = parse(await readFile(ELEMENT_DOCS, 'utf8')).map(({ tags }) => tags);
  const blocks: ElementBlock[] = [...widgets];
  for (const { name, place, comment = '' } of entries) {
    const [block] = parse(comment);
    if (block?.description) blocks.push({ ...block, tagName: name, tags: [...block.tags, ...(ofAll ?? [])] });
    else if (!widgets.some(({ tagName }) => tagName === name))
      throw new Error(`${place}: say what <${name}> shows, in a comment above it: /** A sentence. */`);
  }
  if (section !== 'shell') {
    const { description, tags } = pagesBlock(root);
    const all = [...tags, ...(ofSections ?? []), ...(ofAll ?? [])];
    blocks.push({ tagName: `ringside-${section}`, description, tags: all });
  }
  const described = new Map<string, ElementDescription>();
  for (const block of blocks) {
    if (described.has(block.tagName)) throw new Error(`ringside: <${block.tagName}> is described twice.`);
    described.set(block.tagName, describe(root, block));
  }
  return [...described.values()].sort((a, b) => (a.tagName < b.tagName ? -1 : 1));
}

/** JSDoc blocks that contain the tag of their element. */
async function widgetBlocks(root: string): Promise<(ElementBlock & { place: string })[]> {
  const folder = join(root, 'src');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.tsx?$/.test(name)).sort();
  const blocks = names.map(async (name) =>
    parse(await readFile(join(folder, name), 'utf8')).flatMap((block) => {
      const tagName = block.tags.find(({ tag }) => tag === 'tag')?.name;
      const line = (block.source[0]?.number ?? 0) + 1;
      return tagName ? [{ ...block, tagName, place: `${basename(root)}/src/${name}:${line}` }] : [];
    }),
  );
  return (await Promise.all(blocks)).flat();
}

/** The block above the table of pages, with the attribute that selects the page that a section's element shows. */
function pagesBlock(root: string): Pick<ElementBlock, 'description' | 'tags'> {
  const { comment = '', place, entries } = readTable(root, 'pages');
  const [block] = parse(comment);
  if (!block?.description)
    throw new Error(`${place}: say what the section shows, in a comment above it: /** A sentence. */`);
  const paths = entries.map(({ name }) => name).filter((path) => !path.endsWith('/404'));
  const listed = EITHER.format(paths.map((path) => `\`${path}\``));
  const [added] = parse(`/** @attr {string} [path=${paths[0]}] - Which page of the section: ${listed}. */`);
  return { description: block.description, tags: [...block.tags, ...(added?.tags ?? [])] };
}

function describe(root: string, { tagName, description, tags }: ElementBlock): ElementDescription {
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
