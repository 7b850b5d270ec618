import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Block, parse, type Spec } from 'comment-parser';
import type {
  CssCustomProperty,
  CustomElement,
  CustomElementDeclaration,
} from 'custom-elements-manifest/schema.d.ts';
import type { CatalogueDirective } from '../../src/contract/index.ts';

/** The description of an element in its JSDoc, in the format of `custom-elements.json`. */
export type ElementDescription = CustomElementDeclaration &
  Omit<CustomElement, 'cssProperties'> & {
    tagName: string;
    policy: readonly CatalogueDirective[];
    /** With their syntax, which the manifest's schema supports from version 2.1 on. */
    cssProperties?: (CssCustomProperty & { syntax?: string })[];
  };

/** Where shared parts of descriptions are. */
const SHARED = fileURLToPath(new URL('../../src', import.meta.url));

/**
 * Describes the elements of a package from JSDoc blocks that contain `@tag`:
 *
 *     @tag ringside-news
 *     @mixes section             adds the tags of the block in `shared` with `@mixin section`
 *     @attr {'a' | 'b'} [name=a] - An attribute, which is also a property of the same name.
 *     @fires {CustomEvent<…>} name - …
 *     @slot [name] - …
 *     @csspart name - …
 *     @cssprop {<color>} [--name=default] - … with its syntax, as in `@property`
 *     @csp {source} directive when look=card|banner - What of it a partner's policy has to allow; ORIGIN is the site's, and meant
 *     without a source. Some hold only when an attribute has one of some values, or any value.
 *
 * @param root the package's folder
 * @throws when a tag is described twice, a mixin does not exist, or a description is missing
 */
export async function describeElements(root: string): Promise<ElementDescription[]> {
  const mixins = new Map(
    (await blocksBelow(SHARED)).flatMap((block) => named(block, 'mixin').map((name) => [name, block])),
  );
  const described = new Map<string, ElementDescription>();
  for (const block of await blocksBelow(join(root, 'src'))) {
    const [tagName] = named(block, 'tag');
    if (!tagName) continue;
    if (described.has(tagName)) throw new Error(`@ringside/shared: <${tagName}> is described twice.`);
    const mixed = named(block, 'mixes').flatMap((name) => {
      const mixin = mixins.get(name);
      if (!mixin)
        throw new Error(`@ringside/shared: <${tagName}> mixes in "${name}", but there is no such mixin.`);
      return mixin.tags;
    });
    described.set(tagName, describe(tagName, block.description, [...block.tags, ...mixed]));
  }
  return [...described.values()].sort((a, b) => (a.tagName < b.tagName ? -1 : 1));
}

async function blocksBelow(folder: string): Promise<Block[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.tsx?$/.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => parse(text));
}

const named = (block: Block, tag: string): string[] =>
  block.tags.filter((each) => each.tag === tag).map(({ name }) => name);

function describe(tagName: string, description: string, tags: readonly Spec[]): ElementDescription {
  const all = <Item>(tag: string, make: (spec: Spec, description: string) => Item): Item[] =>
    tags.filter((each) => each.tag === tag).map((spec) => make(spec, saidOf(tagName, spec)));
  const attributes = all('attr', ({ name, type, default: value }, description) => ({
    name,
    description,
    type: { text: type || 'string' },
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
    cssParts: all('csspart', ({ name }, description) => ({ name, description })),
    cssProperties: all('cssprop', ({ name, type: syntax, default: value }, description) => ({
      name,
      description,
      ...(syntax && { syntax }),
      ...(value !== undefined && { default: value }),
    })),
  };
}

/** The text after the dash. For the default slot, the dash stands in place of the name. */
function saidOf(tagName: string, { tag, name, description }: Spec): string {
  const text = oneLine(description).replace(/^- /, '');
  if (!text) throw new Error(`@ringside/shared: <${tagName}> @${tag} ${name} needs a description.`);
  return text;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
