import type { ElementDescription } from '@ringside/shared/build/describeElements';

/** The part of a README that is generated from the elements' descriptions. */
const MARKED = /(<!-- elements -->\n)[\s\S]*?(<!-- \/elements -->)/;

/** A README with up-to-date tables; undefined if it has no place for them. */
export function withTables(readme: string, elements: readonly ElementDescription[]): string | undefined {
  if (!MARKED.test(readme)) return undefined;
  const text = elements.map(sectionOf).join('');
  return readme.replace(MARKED, (_, start: string, end: string) => `${start}${text}\n${end}`);
}

function sectionOf({ tagName, description = '', ...element }: ElementDescription): string {
  const { attributes = [], events = [], slots = [], cssParts = [], cssProperties = [] } = element;
  return [
    `\n### \`<${tagName}>\`\n${description}\n`,
    table(
      ['attribute and property', 'type', 'without it', ''],
      attributes.map(({ name, type, default: value = '', description }) => [
        code(name),
        code(type?.text),
        code(value),
        description,
      ]),
    ),
    table(
      ['event', 'type', ''],
      events.map(({ name, type, description }) => [code(name), code(type.text), description]),
    ),
    table(
      ['slot', ''],
      slots.map(({ name, description }) => [name ? code(name) : 'the default one', description]),
    ),
    table(
      ['part', ''],
      cssParts.map(({ name, description }) => [code(name), description]),
    ),
    table(
      ['custom property', 'without it', ''],
      cssProperties.map(({ name, default: value = '', description }) => [
        code(name),
        code(value),
        description,
      ]),
    ),
  ].join('');
}

const code = (text = ''): string => (text ? `\`${text}\`` : '');

function table(head: readonly string[], rows: readonly (readonly (string | undefined)[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly (string | undefined)[]) =>
    `| ${cells.map((cell = '') => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  return `\n${line(head)}${line(head.map(() => '---'))}${rows.map(line).join('')}`;
}
