import { closing } from './tailwind.ts';

/** Parts of a selector that name something (class, id, attribute, pseudo-element, `*` or tag), or a pseudo-class. */
const PARTS =
  /\\.|\.((?:\\.|[\w-]|[^\0-\x7f])+)|#((?:\\.|[\w-])+)|\[([\w-]+)(?:([~|^$*]?)="?([^\]"]*)"?(?: [is])?)?\]|(::?[\w-]+|\*)|([a-z][\w-]*)/gi;

/** Parts that match on any page. */
const ALWAYS = /^(?:::.*|\*|:root|:after|:before)$/;

/** Attributes that visitors can change. */
const CHANGING = ['value', 'checked', 'selected', 'open'];

/** Everything on a page that selectors can name. */
export interface PageWords {
  classes: ReadonlySet<string>;
  /** Its tags, and the names and values of attributes. */
  names: ReadonlySet<string>;
}

/**
 * The selectors of a rule that can match on a page; empty if there are none. In `:is` and `:where` only alternatives
 * that can match remain. The contents of `:not` and `:has` do not count.
 */
export function usedSelectors(selectors: string, words: PageWords): string {
  return alternatives(selectors)
    .map((selector) => usedSelector(selector, words))
    .filter(Boolean)
    .join();
}

function usedSelector(selector: string, words: PageWords): string {
  let used = '';
  let named = '';
  let rest = selector;
  for (let call = openingOf(rest); call; call = openingOf(rest)) {
    const end = closing(rest, call.inside);
    const inside = rest.slice(call.inside, end);
    const left = call.isChoice ? usedSelectors(inside, words) : inside;
    if (!left) return '';
    used += `${rest.slice(0, call.inside)}${left})`;
    named += rest.slice(0, call.inside - 1);
    rest = rest.slice(end + 1);
  }
  // A selector that is only a choice, such as `:where(…)`, names nothing itself.
  const isChoiceAlone = rest === '' && /^:(?:is|where|has|not)$/.test(named);
  return isChoiceAlone || canMatch(named + rest, words) ? used + rest : '';
}

/** Where the argument of the next pseudo-class begins. */
function openingOf(text: string): { inside: number; isChoice: boolean } | undefined {
  const match = /(?<!\\)(:[\w-]+)\(/.exec(text);
  return match
    ? { inside: match.index + match[0].length, isChoice: match[1] === ':is' || match[1] === ':where' }
    : undefined;
}

/** Whether the selector names something, and the page has everything it names. */
function canMatch(selector: string, words: PageWords): boolean {
  let isNamed = false;
  for (const [, className, id, attribute, operator, value, general, tag] of selector.matchAll(PARTS)) {
    if (general !== undefined) {
      isNamed ||= ALWAYS.test(general);
      continue;
    }
    if (className !== undefined && !words.classes.has(unescaped(className))) return false;
    const name = id ?? tag;
    if (name !== undefined && !words.names.has(unescaped(name))) return false;
    if (attribute && !hasAttribute(words, attribute, operator, value)) return false;
    isNamed ||= (className ?? name ?? attribute) !== undefined;
  }
  return isNamed;
}

const unescaped = (name: string): string => name.replace(/\\(.)/g, '$1');

function hasAttribute({ names }: PageWords, name: string, operator = '', value?: string): boolean {
  if (CHANGING.includes(name)) return true;
  return names.has(name) && (value === undefined || operator !== '' || names.has(value));
}

/** The selectors in a list. */
function alternatives(list: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    if (list[at] === '\\') at += 1;
    else if (list[at] === '(' || list[at] === '[') depth += 1;
    else if (list[at] === ')' || list[at] === ']') depth -= 1;
    else if (list[at] === ',' && depth === 0) {
      found.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, list.slice(start)];
}
