import { transform } from 'lightningcss';
import { parse } from 'postcss';
import { LIMITS } from '../../format/allowed/limits.ts';
import { STYLE } from '../../format/allowed/styles.ts';
import type { LoadedSection } from '../../format/site.ts';
import { ComposeError } from '../../support/ComposeError.ts';
import type { Refusals } from '../../support/Refusals.ts';
import { readPicture } from '../page/checkView.ts';

/** A part of Lightning CSS's tree. Its own types have a case for each property. */
interface Part {
  readonly [key: string]: unknown;
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const partsOf = (value: unknown): readonly Part[] =>
  Array.isArray(value) ? value.filter(isPart) : [];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A section's stylesheet, printed from its tree. Lightning CSS reads it as browsers do.
 * @throws ComposeError if it acts outside the section's box, or has what `format/allowed` does not name
 */
export function sectionStyle(name: string, text: string): string {
  let line = 0;
  const refuse: Refuse = (
    what,
    remedy = `Write rules inside @scope ([data-section="${name}"]) to ([data-section]), as its src/styles.css does.`,
  ) => {
    const place = line > 0 ? `, in line ${line}` : '';
    throw new ComposeError(
      'unscoped-style',
      `the stylesheet of ${name} has ${what}${place}, which acts outside the section or is not allowed. ${remedy}`,
    );
  };
  if (text.length > LIMITS.style) refuse(`${text.length} bytes`);

  const rules: Part[] = [];
  const printed = readStyle(text, rules, (message, at) => {
    line = at;
    refuse(message);
  });

  const check = (rule: Part, isScoped: boolean, isNested: boolean) => {
    const type = textOf(rule.type);
    const value = isPart(rule.value) ? rule.value : {};
    const loc = isPart(value.loc) ? value.loc : {};
    if (typeof loc.line === 'number') line = loc.line + 1;
    const inside = (scoped = isScoped, nested = isNested) => {
      for (const each of partsOf(value.rules)) check(each, scoped, nested);
    };

    if (type === 'layer-statement') {
      for (const layer of Array.isArray(value.names) ? value.names : []) checkLayer(layer, refuse);
    } else if (type === 'layer-block') {
      checkLayer(value.name, refuse);
      inside();
    } else if (STYLE.around.includes(type)) {
      inside();
    } else if (type === 'scope') {
      if (!isOwnScope(value, name)) refuse('@scope of something else');
      inside(true);
    } else if (type === 'style') {
      if (!isScoped) refuse('a rule outside @scope');
      checkSelectors(value.selectors, isNested, refuse);
      checkDeclarations(value.declarations, name, refuse);
      inside(true, true);
    } else if (type === 'nested-declarations' && isNested) {
      checkDeclarations(value.declarations, name, refuse);
    } else if (type === 'keyframes') {
      for (const frame of partsOf(value.keyframes))
        checkDeclarations(frame.declarations, name, refuse);
    } else if (type === 'font-face') {
      checkFont(value, name, refuse);
    } else if (type !== 'property' || !textOf(value.name).startsWith(`--${name}-`)) {
      refuse(`@${type === 'unknown' ? textOf(value.name) : type}`);
    }
  };
  for (const rule of rules) check(rule, false, false);
  line = 0;
  if (/<[/!]/.test(printed)) refuse('the beginning of a tag');
  return printed;
}

type Refuse = (what: string, remedy?: string) => never;

function readStyle(
  text: string,
  rules: Part[],
  fail: (message: string, line: number) => void,
): string {
  try {
    const { code } = transform({
      filename: 'style.css',
      code: Buffer.from(text),
      minify: true,
      errorRecovery: false,
      visitor: {
        StyleSheet(sheet) {
          rules.push(...partsOf(sheet.rules));
        },

        // A picture in a URL may be SVG, whose tags must not be tags of the page.
        Url: (each) => ({ ...each, url: each.url.replaceAll('<', '%3C') }),
      },
    });
    return Buffer.from(code).toString();
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    fail(`an error (${message})`, loc?.line ?? 0);
    return '';
  }
}

function checkLayer(name: unknown, refuse: Refuse): void {
  const [first] = Array.isArray(name) ? name : [];
  if (first === STYLE.box) refuse(`@layer ${STYLE.box}, which is the page's own`);
}

const isOwnScope = ({ scopeStart, scopeEnd }: Part, name: string): boolean => {
  const [start, end] = [onlyAttribute(scopeStart), onlyAttribute(scopeEnd)];
  const { operator, value } = isPart(start?.operation) ? start.operation : {};
  const isEnd = end?.name === 'data-section' && end.operation === null;
  return isEnd && start?.name === 'data-section' && operator === 'equal' && value === name;
};

/** The attribute of a selector that has nothing else. */
function onlyAttribute(selectors: unknown): Part | undefined {
  const [selector, ...others] = Array.isArray(selectors) ? selectors : [];
  const [component, ...more] = partsOf(selector);
  const isOnly = others.length === 0 && more.length === 0 && component?.type === 'attribute';
  return isOnly ? component : undefined;
}

/**
 * The section's box itself belongs to the page. Lightning CSS reads `:has(> p)` as
 * `:has(:scope > p)`, where the scope is not the box, but what has the paragraph.
 */
function checkSelectors(selectors: unknown, isNested: boolean, refuse: Refuse): void {
  const anchors = new Set<Part | undefined>();
  for (const part of everyPart(selectors)) {
    const { type, kind, name } = part;
    if (kind === 'has' && Array.isArray(part.selectors))
      for (const selector of part.selectors) anchors.add(partsOf(selector)[0]);
    if (kind === 'scope' && anchors.has(part)) continue;
    const isBox = type === 'pseudo-class' && STYLE.boxSelectors.includes(textOf(kind));
    if (isBox || (type === 'nesting' && !isNested))
      refuse('a selector of the box that contains it');
    const element = textOf(kind === 'custom' ? name : kind);
    if (type === 'pseudo-element' && !STYLE.pseudoElements.test(element)) refuse(`::${element}`);
  }
}

function checkDeclarations(block: unknown, section: string, refuse: Refuse): void {
  if (!isPart(block)) return;
  for (const each of [...partsOf(block.declarations), ...partsOf(block.importantDeclarations)]) {
    const value = isPart(each.value) ? each.value : {};
    const { propertyId } = value;
    const property = textOf(each.property);
    const name =
      property === 'custom'
        ? textOf(value.name)
        : property === 'unparsed' && isPart(propertyId)
          ? textOf(propertyId.property)
          : property;
    const isKnown = property !== 'custom' || name.startsWith('--') || STYLE.more.test(name);
    if (!isKnown || STYLE.leaving.test(name))
      refuse(name, 'Remove this property: only those that stay inside the section are allowed.');
    checkValue(each.value, section, refuse);
    // A variable may contain a picture.
    const isPicture = ({ url, type }: Part) => url !== undefined || LATER.includes(textOf(type));
    if (name === 'cursor' && [...everyPart(each.value)].some(isPicture))
      refuse('a picture as a cursor');
  }
}

/** Parts of a value that browsers replace later, by anything. */
const LATER = ['var', 'env'];

function checkValue(value: unknown, section: string, refuse: Refuse): void {
  for (const part of everyPart(value)) {
    if (typeof part.url === 'string' && !isOwnUrl(part.url, section)) refuse(`url(${part.url})`);
    // Functions that Lightning CSS knows have a type instead of a name.
    if (part.type !== 'function' || !isPart(part.value) || !part.value.name) continue;
    const name = textOf(part.value.name).toLowerCase();
    if (!STYLE.functions.test(name)) refuse(`${name}()`);
    // A text would be a URL.
    const isText = ({ type, value: inner }: Part) =>
      ['string', ...LATER].includes(textOf(type)) ||
      (type === 'function' && isPart(inner) && textOf(inner.name).toLowerCase() === 'attr');
    if (name.endsWith('image-set') && [...everyPart(part.value.arguments)].some(isText))
      refuse(`${name}() of a text. Write url()`);
  }
}

/** Says whether a URL is relative to the stylesheet's own folder. */
function isOwnUrl(url: string, section: string): boolean {
  if (url.startsWith('#')) return true;
  const read = readPicture(url, `/assets/${section}/style.css`);
  return read === 'elsewhere' || (read?.path.startsWith('/assets/') ?? false);
}

function checkFont({ properties }: Part, section: string, refuse: Refuse): void {
  const all = partsOf(properties);
  for (const { type, value } of all) {
    const name = type === 'custom' && isPart(value) ? textOf(value.name) : textOf(type);
    const list = type === 'custom' ? STYLE.fontMore : STYLE.font;
    if (!list.includes(name)) refuse(`${name} of @font-face`);
    checkValue(value, section, refuse);
  }
  if (all.filter(({ type }) => type === 'font-family').length !== 1)
    refuse('@font-face without one name');
}

function* everyPart(value: unknown): Generator<Part> {
  if (Array.isArray(value)) for (const each of value) yield* everyPart(each);
  else if (isPart(value)) {
    yield value;
    for (const each of Object.values(value)) yield* everyPart(each);
  }
}

/** Fonts and animations hold for the whole page, so no section gives one another meaning. */
export function refuseTakenNames(sections: readonly LoadedSection[], refusals: Refusals): void {
  const known = new Map<string, readonly [owner: string, meaning: string]>();
  const shellFirst = [...sections].sort(
    (a, b) => Number(b.release.name === 'shell') - Number(a.release.name === 'shell'),
  );
  for (const { release, style } of shellFirst)
    for (const [name, meaning] of namesIn(style, release.name === 'shell')) {
      const [owner, other] = known.get(name) ?? [];
      if (owner === undefined) known.set(name, [release.name, meaning]);
      else if (other !== meaning)
        refusals.refuse(
          'unscoped-style',
          `the stylesheet of ${release.name} has ${name}, which is that of ${owner}. Rename it.`,
        );
    }
}

/**
 * Returns the names of a stylesheet that hold for the whole page, with their meaning.
 * @param isPage also fonts that the stylesheet only uses: a font of that name would replace an
 *   installed one on the page
 */
function namesIn(style: string, isPage: boolean): Map<string, string> {
  const names = new Map<string, string>();
  const add = (key: string, meaning: string) =>
    void names.set(key, `${names.get(key) ?? ''}${meaning}`);
  const root = parse(style);
  root.walkAtRules((rule) => {
    // Browsers take `@-webkit-keyframes` for `@keyframes`.
    if (/^(-\w+-)?keyframes$/i.test(rule.name)) add(`@keyframes ${plain(rule.params)}`, `${rule}`);
    if (rule.name !== 'font-face') return;
    rule.walkDecls('font-family', ({ value }) => add(`@font-face ${plain(value)}`, `${rule}`));
  });
  if (!isPage) return names;
  root.walkDecls(/^(font-family|--font-.*)$/, ({ value, parent }) => {
    if (parent?.type === 'rule')
      for (const each of value.split(',')) add(`@font-face ${plain(each.trim())}`, '');
  });
  return names;
}

/** Returns the name as browsers compare it. */
const plain = (name: string): string =>
  name.replace(/["']/g, '').replace(/\s+/g, ' ').toLowerCase();
