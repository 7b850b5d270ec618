import type { Attributes } from '@ringside/shared/contract';
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

/** The rules for a partner's own stylesheet that keep an element's room and set its properties; empty when there are none. */
export function ruleOf({
  element: { tag },
  attributes,
  properties,
}: {
  element: { tag: string };
  attributes: Attributes;
  properties: Attributes;
}): string {
  const [narrow, ...wider] = roomOf(tag, attributes);
  const lines = [
    ...(narrow ? ['display: block', `min-height: ${narrow[1]}`] : []),
    ...Object.entries(properties).map(([name, value]) => `${name}: ${value}`),
  ].map((line) => `  ${line};\n`);
  if (lines.length === 0) return '';
  const media = wider.map(
    ([width, height]) => `@media (width >= ${width}px) {\n  ${tag} {\n    min-height: ${height};\n  }\n}`,
  );
  return [`${tag} {\n${lines.join('')}}`, ...media].join('\n');
}
