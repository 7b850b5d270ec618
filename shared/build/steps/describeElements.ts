import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Block, parse, type Spec } from 'comment-parser';
import { sectionOf, sharedFolder } from '../node/packageFolder.ts';
import { readKeys } from '../tables/readKeys.ts';
import { readTable } from '../tables/readTable.ts';

export type ElementDescription = ReturnType<typeof describe>;

const ELEMENT_DOCS = join(sharedFolder, 'src/contract/elementDocs.ts');
const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * Describes the elements of a package from the comments above its tables' entries, and the section from the one above
 * `pages`:
 *
 *     @attr {'a' | 'b'} [name=a] - An attribute, also a property. Its type may be the keys of an object of the content:
 *     {keyof typeof import('./content/categories.ts').categoryPictures}
 *     @fires {CustomEvent<…>} name - …
 *     @slot [name] - …
 *     @csspart name - …
 *     @cssprop {<color>} [--name=default] - … with its syntax, as in `@property`
 *     @a11y - What people who use assistive technology can rely on
 *     @csp {source} directive when look=card|banner - What a partner's policy must allow, and why. Without a source, ORIGIN
 * @throws with one line, when an element or a part of it has no description
 */
export async function describeElements(root: string): Promise<ElementDescription[]> {
  const section = await sectionOf(root);
  const { entries } = readTable(root, 'elements');
  const blocks = new Map(
    entries.map((entry) => [entry.name, blockAbove(entry, `<${entry.name}> shows`)]),
  );
  // Widgets share nothing with sections' elements.
  if (section !== 'shell') {
    const [ofAll = [], ofSections = []] = parse(await readFile(ELEMENT_DOCS, 'utf8')).map(
      ({ tags }) => tags,
    );
    for (const { tags } of blocks.values()) tags.push(...ofAll);
    const tag = `ringside-${section}`;
    if (blocks.has(tag)) throw new Error(`ringside: <${tag}> is described twice.`);
    const pages = readTable(root, 'pages');
    const block = blockAbove(pages, 'the section shows');
    const paths = pages.entries.map(({ name }) => name).filter((path) => !path.endsWith('/404'));
    const first = paths.find((path) => !path.includes(':'));
    if (!first)
      throw new Error(
        `${pages.place}: add a page without a parameter, such as '/${section}'. Partners' pages show it first.`,
      );
    const listed = EITHER.format(paths.map((path) => `\`${path}\``));
    const [added] = parse(
      `/** @attr {string} [path=${first}] - Which page of the section: ${listed}. */`,
    );
    block.tags.push(...(added?.tags ?? []), ...ofSections, ...ofAll);
    blocks.set(tag, block);
  }
  return [...blocks]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tagName, block]) => describe(root, tagName, block));
}

function blockAbove(
  { comment = '', place }: { comment?: string; place: string },
  what: string,
): Block {
  const [block] = parse(comment);
  if (!block?.description)
    throw new Error(`${place}: say what ${what}, in a comment above it: /** A sentence. */`);
  return block;
}

function describe(root: string, tagName: string, { description, tags }: Block) {
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
    kind: 'class' as const,
    customElement: true as const,
    tagName,
    name: tagName.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    description: oneLine(description),
    attributes,
    members: attributes.map(({ fieldName: name, ...rest }) => ({
      ...rest,
      kind: 'field' as const,
      name,
    })),
    events: all('fires', ({ name, type }, description) => ({
      name,
      type: { text: type },
      description,
    })),
    slots: all('slot', ({ name }, description) => ({
      name: name === '-' ? '' : name,
      description,
    })),
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

/** For the default slot, the dash replaces the name. */
function saidOf(tagName: string, { tag, name, description }: Spec): string {
  const text = oneLine(description).replace(/^-(\s+|$)/, '');
  if (!text) throw new Error(`ringside: <${tagName}> @${tag} ${name} needs a description.`);
  return text;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
