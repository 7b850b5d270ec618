import { plainEventType } from '@ringside/shared/build/isPlainType';
import { type ElementDescription, valuesOf } from '@ringside/shared/contract';

type Elements = readonly ElementDescription[];

/**
 * Types are printed by hand: the generators for three frameworks have 982 lines, need Prettier, and
 * write nothing for HTML.
 */
export const typeFiles = (elements: Elements): Record<string, string> => ({
  'html.d.ts': htmlTypes(elements),
  // React 19 sets properties and listens to events by name.
  'react.d.ts': besideHtml(
    elements,
    "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
    "declare module 'react' {",
    jsxTypes('JSX', elements, (name) => `DetailedHTMLProps<HTMLAttributes<${name}>, ${name}>`, [
      'on',
    ]),
  ),
  // Vue's `compilerOptions.isCustomElement` must include tags with `ringside-`.
  'vue.d.ts': besideHtml(
    elements,
    "import type { EmitFn, HTMLAttributes } from 'vue';",
    "declare module 'vue' {",
    block('interface GlobalComponents {', elements.flatMap(vueType)),
  ),
  'svelte.d.ts': besideHtml(
    elements,
    "import type * as svelteElements from 'svelte/elements';",
    'declare global {',
    jsxTypes('svelteHTML', elements, (name) => `svelteElements.HTMLAttributes<${name}>`, [
      'on',
      'on:',
    ]),
  ),
});

/** Writes the type anew from its values, because another team's build wrote the text. */
function attributeType(text: string): string {
  const values = valuesOf(text)?.map((value) => JSON.stringify(value));
  return values?.join(' | ') ?? (text === 'number' ? text : 'string');
}

export const interfaceOf = ({ name }: Pick<ElementDescription, 'name'>): string => `${name}Element`;

const block = (head: string, lines: readonly string[], end = '}'): string[] => [
  head,
  ...lines.map((line) => `  ${line}`),
  end,
];

const documented = (description = '', lines: readonly string[]): string[] => [
  `/** ${description.replaceAll('*/', '*\\/')} */`,
  ...lines,
];

const fileText = (use: string, parts: readonly (readonly string[])[]): string =>
  [[`// Types of Ringside's elements, generated from their descriptions. ${use}`], ...parts]
    .map((lines) => lines.map((line) => `${line}\n`).join(''))
    .join('\n');

function htmlTypes(elements: Elements): string {
  const interfaces = elements.map(({ attributes = [], description, ...element }) => {
    const properties = attributes.flatMap(({ fieldName, type, description }) =>
      documented(description, [`${fieldName}: ${attributeType(type.text)} | null | undefined;`]),
    );
    const head = `export interface ${interfaceOf(element)} extends HTMLElement {`;
    return documented(description, block(head, properties));
  });
  const tags = elements.map((element) => `'${element.tagName}': ${interfaceOf(element)};`);
  const types = new Map<string, Set<string>>();
  for (const { name, type } of elements.flatMap(({ events = [] }) => events))
    types.set(name, (types.get(name) ?? new Set()).add(plainEventType(type.text)));
  const events = [...types].map(([name, texts]) => `'${name}': ${[...texts].join(' | ')};`);
  const maps = [
    ...block('interface HTMLElementTagNameMap {', tags),
    ...block('interface HTMLElementEventMap {', events),
  ];
  return fileText('Include the file in your program.', [
    ...interfaces,
    block('declare global {', maps),
  ]);
}

const besideHtml = (
  elements: Elements,
  imported: string,
  head: string,
  types: readonly string[],
): string =>
  fileText('Keep html.d.ts beside it and include the file in your program.', [
    [`import type { ${elements.map(interfaceOf).join(', ')} } from './html.js';`, imported],
    block(head, types),
  ]);

/** `prefixes` begin the names of event handlers. */
function jsxTypes(
  namespace: string,
  elements: Elements,
  baseOf: (name: string) => string,
  prefixes: readonly string[],
): string[] {
  const types = elements.flatMap((element) => {
    const handlers = (element.events ?? []).flatMap(({ name, type, description }) =>
      prefixes.flatMap((prefix) =>
        documented(description, [
          `'${prefix}${name}'?: ((event: ${plainEventType(type.text)}) => void) | undefined;`,
        ]),
      ),
    );
    const head = `'${element.tagName}': ${baseOf(interfaceOf(element))} & {`;
    return documented(
      element.description,
      block(head, [...attributesOf(element), ...handlers], '};'),
    );
  });
  return block(`namespace ${namespace} {`, block('interface IntrinsicElements {', types));
}

function vueType(element: ElementDescription): string[] {
  const emitted = (element.events ?? []).map(
    ({ name, type }) => `'${name}': (event: ${plainEventType(type.text)}) => void;`,
  );
  const members = [
    ...block('$props: HTMLAttributes & {', attributesOf(element), '};'),
    ...block('$emit: EmitFn<{', emitted, '}>;'),
  ];
  const head = `'${element.tagName}': new () => ${interfaceOf(element)} & {`;
  return documented(element.description, block(head, members, '};'));
}

const attributesOf = ({ attributes = [] }: ElementDescription): string[] =>
  attributes.flatMap(({ name, type, description }) =>
    documented(description, [`'${name}'?: ${attributeType(type.text)} | undefined;`]),
  );
