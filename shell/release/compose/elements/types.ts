import type { ElementDescription } from '@ringside/shared/build/describeElements';

/**
 * Types of our elements for partners' programs: `html.d.ts` for `document.querySelector('ringside-countdown')` and
 * `addEventListener('ringside:…')`, and beside it one file for each framework.
 */
export function typeFiles(elements: readonly ElementDescription[]): Record<string, string> {
  const names = elements.map(interfaceOf).join(', ');
  const file = (
    imported: string,
    blocks: readonly string[],
    declare: (element: ElementDescription) => string,
  ) =>
    [
      heading('Keep html.d.ts beside it and include the file in your program.'),
      `import type { ${names} } from './html.js';\n${imported}\n`,
      within(blocks, elements.map(declare).join('')),
    ].join('\n');
  return {
    'html.d.ts': htmlTypes(elements),
    // React 19 sets custom elements' properties and listens to their events by name.
    'react.d.ts': file(
      "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
      ["declare module 'react'", 'namespace JSX', 'interface IntrinsicElements'],
      (element) =>
        intrinsic(element, (name) => `DetailedHTMLProps<HTMLAttributes<${name}>, ${name}>`, ['on']),
    ),
    // With `compilerOptions.isCustomElement`, Vue must treat tags with `ringside-` as not being Vue components.
    'vue.d.ts': file(
      "import type { EmitFn, HTMLAttributes } from 'vue';",
      ["declare module 'vue'", 'interface GlobalComponents'],
      vueComponent,
    ),
    // Svelte 4 (`on:event`) and Svelte 5 (`onevent`).
    'svelte.d.ts': file(
      "import type * as svelteElements from 'svelte/elements';",
      ['declare global', 'namespace svelteHTML', 'interface IntrinsicElements'],
      (element) => intrinsic(element, (name) => `svelteElements.HTMLAttributes<${name}>`, ['on', 'on:']),
    ),
  };
}

/** The name of an element's interface in `html.d.ts`. */
export const interfaceOf = ({ name }: Pick<ElementDescription, 'name'>): string => `${name}Element`;

/** The first lines of each file. */
const heading = (use: string): string =>
  `// Types of Ringside's elements, generated from their descriptions. ${use}\n`;

/** A line below its comment. */
const documented = (indent: string, description: string | undefined, line: string): string =>
  `${indent}/** ${(description ?? '').replaceAll('*/', '*\\/')} */\n${indent}${line}\n`;

/** Lines inside blocks, the outermost first. */
const within = ([block, ...inner]: readonly string[], lines: string, indent = ''): string =>
  block ? `${indent}${block} {\n${within(inner, lines, `${indent}  `)}${indent}}\n` : lines;

function htmlTypes(elements: readonly ElementDescription[]): string {
  const interfaces = elements.map((element) => {
    const properties = (element.attributes ?? []).map(({ fieldName, type, description }) =>
      documented('  ', description, `${fieldName}: ${type?.text} | null | undefined;`),
    );
    const { description } = element;
    return documented(
      '',
      description,
      `export interface ${interfaceOf(element)} extends HTMLElement {\n${properties.join('')}}`,
    );
  });
  const tags = elements.map((element) => `    '${element.tagName}': ${interfaceOf(element)};\n`);
  const types = new Map<string, Set<string>>();
  for (const { name, type } of elements.flatMap(({ events = [] }) => events))
    types.set(name, (types.get(name) ?? new Set()).add(type.text));
  const events = [...types].map(([name, texts]) => `    '${name}': ${[...texts].join(' | ')};\n`);
  const maps =
    within(['interface HTMLElementTagNameMap'], tags.join(''), '  ') +
    within(['interface HTMLElementEventMap'], events.join(''), '  ');
  return [heading('Include the file in your program.'), ...interfaces, within(['declare global'], maps)].join(
    '\n',
  );
}

/** An element as JSX and Svelte know it: attributes, and handlers of events with the framework's prefixes. */
function intrinsic(
  element: ElementDescription,
  baseOf: (name: string) => string,
  prefixes: readonly string[],
): string {
  const { tagName, description, events = [] } = element;
  const handlers = events.flatMap((event) =>
    prefixes.map((prefix) =>
      documented(
        '        ',
        event.description,
        `'${prefix}${event.name}'?: ((event: ${event.type.text}) => void) | undefined;`,
      ),
    ),
  );
  const members = attributesOf(element) + handlers.join('');
  return documented(
    '      ',
    description,
    `'${tagName}': ${baseOf(interfaceOf(element))} & {\n${members}      };`,
  );
}

function vueComponent(element: ElementDescription): string {
  const { tagName, description, events = [] } = element;
  const emitted = events.map(({ name, type }) => `        '${name}': (event: ${type.text}) => void;\n`);
  const props = `      $props: HTMLAttributes & {\n${attributesOf(element)}      };\n`;
  const emit = `      $emit: EmitFn<{\n${emitted.join('')}      }>;\n`;
  return documented(
    '    ',
    description,
    `'${tagName}': new () => ${interfaceOf(element)} & {\n${props}${emit}    };`,
  );
}

/** An element's attributes as optional properties of a type. */
const attributesOf = ({ attributes = [] }: ElementDescription): string =>
  attributes
    .map(({ name, type, description }) =>
      documented('        ', description, `'${name}'?: ${type?.text} | undefined;`),
    )
    .join('');
