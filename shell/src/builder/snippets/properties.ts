import type { Attributes } from '@ringside/shared/contract';
import { frameTitle, PADDING_PX } from './framed.ts';
import { roomOf } from './room.ts';

const STRING = /"[^"\\<>\n\r\f]*"|'[^'\\<>\n\r\f]*'/g;
/** What has no meaning but its own: words, numbers, colours, signs; a slash that opens no comment. */
const PLAIN = String.raw`(?:[\w\s#%.,+*-]|\/(?![*/]))*`;
/** Functions that give a colour or a length. None fetches anything, as `url()` does. */
const CALL = new RegExp(
  String.raw`(?<![\w-])(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color(?:-mix)?|light-dark|var|env|calc|min|max|clamp)\(${PLAIN}\)`,
  'gi',
);
const WHOLE = new RegExp(`^${PLAIN}$`);

/**
 * Whether a text can stand in a rule as the value of a custom property, which takes nearly anything. CSS has no way to
 * escape a value, so what could end the declaration, the rule or the sheet, or fetch something, is none.
 */
export function isPropertyValue(text: string): boolean {
  let rest = text.replace(STRING, '0');
  for (let before = ''; before !== rest; ) {
    before = rest;
    // From the innermost call outwards.
    rest = rest.replace(CALL, '0');
  }
  return WHOLE.test(rest) && text.trim() !== '';
}

interface Ruled {
  element: { tag: string };
  attributes: Attributes;
  properties: Attributes;
}

/** The rules for a partner's own stylesheet that keep an element's room and set its properties; empty when there are none. */
export const ruleOf = ({ element: { tag }, attributes, properties }: Ruled): string =>
  rulesFor(tag, roomOf(tag, attributes), properties);

/** Its padding makes an element in a frame narrower, so that its text may take a line more, in pixels. */
const LINE_PX = 24;

/** The rules that keep the room of a frame. It takes properties by its address. */
export const frameRuleOf = ({ element: { tag }, attributes }: Ruled): string =>
  rulesFor(`iframe[title="${frameTitle(tag)}"]`, roomOf(tag, attributes, PADDING_PX + LINE_PX), {});

function rulesFor(
  selector: string,
  [narrow, ...wider]: ReturnType<typeof roomOf>,
  properties: Attributes,
): string {
  const lines = [
    ...(narrow ? ['display: block', `min-height: ${narrow[1]}`] : []),
    ...Object.entries(properties).map(([name, value]) => `${name}: ${value}`),
  ].map((line) => `  ${line};\n`);
  if (lines.length === 0) return '';
  const media = wider.map(
    ([width, height]) =>
      `@media (width >= ${width}px) {\n  ${selector} {\n    min-height: ${height};\n  }\n}`,
  );
  return [`${selector} {\n${lines.join('')}}`, ...media].join('\n');
}
