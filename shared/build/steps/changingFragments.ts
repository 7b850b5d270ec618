import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { TAG } from '../../src/contract/index.ts';

/**
 * The tags of all elements that the views in some code may change, or show after an interaction:
 * every text that is a tag, except names of properties, and the tags of fragments that say `fixed`.
 * @param codes of modules, as bundled
 */
export function changingFragments(codes: readonly string[]): string[] {
  const tags = new Set<string>();
  for (const code of codes) {
    const { texts, ignored } = textsIn(code);
    for (const { value, start } of texts)
      if (TAG.test(value) && !ignored.some(({ from, to }) => start >= from && start < to))
        tags.add(value);
  }
  return [...tags].sort();
}

/**
 * All texts of some code with their position, and the ranges of those that are no changing
 * fragment.
 */
function textsIn(code: string) {
  const texts: { value: string; start: number }[] = [];
  const ignored: { from: number; to: number }[] = [];
  const ignore = ({ start, end }: ESTree.Span) => ignored.push({ from: start, to: end });

  const visitor = new Visitor({
    Literal(literal) {
      if (typeof literal.value === 'string')
        texts.push({ value: literal.value, start: literal.start });
    },
    TemplateElement({ value, start }) {
      texts.push({ value: value.cooked ?? '', start });
    },
    ObjectExpression({ properties }) {
      const named = properties.filter((property) => property.type === 'Property');
      const isFixed = named.some(({ key }) => nameOf(key) === 'fixed');
      for (const { key, value, computed } of named) {
        if (!computed) ignore(key);
        if (isFixed && nameOf(key) === 'tag') ignore(value);
      }
    },
  });
  visitor.visit(parseSync('client.js', code).program);
  return { texts, ignored };
}

const nameOf = (key: ESTree.PropertyKey): string | undefined =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
