import type { ElementDescription } from '@ringside/shared/build/describeElements';

/** The name of an element's interface in `html.d.ts`. */
export const interfaceOf = ({ name }: ElementDescription): string => `${name}Element`;

/** The first lines of each file. */
export const heading = (use: string): string =>
  `// Types of Ringside's elements, generated from their descriptions. ${use}\n`;

/** A comment above a line, with the same indentation. */
export const comment = (indent: string, text = ''): string =>
  `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n`;

/** Every event, with the types it has on the elements that send it. */
function eventsOf(elements: readonly ElementDescription[]): Map<string, string> {
  const types = new Map<string, Set<string>>();
  for (const { events = [] } of elements) {
    for (const { name, type } of events) types.set(name, (types.get(name) ?? new Set()).add(type.text));
  }
  return new Map([...types].map(([name, texts]) => [name, [...texts].join(' | ')]));
}

/** `html.d.ts` adds types for `document.querySelector('ringside-countdown')` and `addEventListener('ringside:…')`. */
export function htmlTypes(elements: readonly ElementDescription[]): string {
  const interfaces = elements.map((element) => {
    const properties = (element.attributes ?? []).map(
      ({ fieldName, type, description }) =>
        `${comment('  ', description)}  ${fieldName}: ${type?.text} | null | undefined;\n`,
    );
    return `${comment('', element.description)}export interface ${interfaceOf(element)} extends HTMLElement {\n${properties.join('')}}\n`;
  });
  const tags = elements.map((element) => `    '${element.tagName}': ${interfaceOf(element)};\n`);
  const events = [...eventsOf(elements)].map(([name, type]) => `    '${name}': ${type};\n`);
  return [
    heading('Include the file in your program.'),
    ...interfaces,
    [
      'declare global {\n',
      `  interface HTMLElementTagNameMap {\n${tags.join('')}  }\n`,
      `  interface HTMLElementEventMap {\n${events.join('')}  }\n`,
      '}\n',
    ].join(''),
  ].join('\n');
}
