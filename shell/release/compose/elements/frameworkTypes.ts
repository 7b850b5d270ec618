import type { ElementDescription } from '@ringside/shared/build/describeElements';
import { comment, heading, interfaceOf } from './htmlTypes.ts';

const BESIDE = 'Keep html.d.ts beside it and include the file in your program.';

/** Imports every interface, and what is needed from the framework. */
const imports = (elements: readonly ElementDescription[], line: string): string =>
  `import type { ${elements.map(interfaceOf).join(', ')} } from './html.js';\n${line}\n`;

/** An element's attributes as optional properties of a type. */
const attributes = ({ attributes = [] }: ElementDescription, indent: string): string =>
  attributes
    .map(
      ({ name, type, description }) =>
        `${comment(indent, description)}${indent}'${name}'?: ${type?.text} | undefined;\n`,
    )
    .join('');

/** An element's events as optional handlers, named as the framework names them. */
const handlers = ({ events = [] }: ElementDescription, indent: string, prefixes: readonly string[]): string =>
  events
    .flatMap(({ name, type, description }) =>
      prefixes.map(
        (prefix) =>
          `${comment(indent, description)}${indent}'${prefix}${name}'?: ((event: ${type.text}) => void) | undefined;\n`,
      ),
    )
    .join('');

/** `react.d.ts`, for React 19, which sets custom elements' properties and listens to their events by name. */
export function reactTypes(elements: readonly ElementDescription[]): string {
  const tags = elements.map(
    (element) =>
      `${comment('      ', element.description)}      '${element.tagName}': DetailedHTMLProps<HTMLAttributes<${interfaceOf(element)}>, ${interfaceOf(element)}> & {\n` +
      `${attributes(element, '        ')}${handlers(element, '        ', ['on'])}      };\n`,
  );
  return [
    heading(BESIDE),
    imports(elements, "import type { DetailedHTMLProps, HTMLAttributes } from 'react';"),
    `declare module 'react' {\n  namespace JSX {\n    interface IntrinsicElements {\n${tags.join('')}    }\n  }\n}\n`,
  ].join('\n');
}

/**
 * `vue.d.ts`. With `compilerOptions.isCustomElement`, Vue must treat tags with `ringside-` as not being Vue
 * components.
 */
export function vueTypes(elements: readonly ElementDescription[]): string {
  const tags = elements.map((element) => {
    const emitted = (element.events ?? []).map(
      ({ name, type }) => `        '${name}': (event: ${type.text}) => void;\n`,
    );
    return (
      `${comment('    ', element.description)}    '${element.tagName}': new () => ${interfaceOf(element)} & {\n` +
      `      $props: HTMLAttributes & {\n${attributes(element, '        ')}      };\n` +
      `      $emit: EmitFn<{\n${emitted.join('')}      }>;\n    };\n`
    );
  });
  return [
    heading(BESIDE),
    imports(elements, "import type { EmitFn, HTMLAttributes } from 'vue';"),
    `declare module 'vue' {\n  interface GlobalComponents {\n${tags.join('')}  }\n}\n`,
  ].join('\n');
}

/** `svelte.d.ts`, for Svelte 4 (`on:event`) and Svelte 5 (`onevent`). */
export function svelteTypes(elements: readonly ElementDescription[]): string {
  const tags = elements.map(
    (element) =>
      `${comment('      ', element.description)}      '${element.tagName}': svelteElements.HTMLAttributes<${interfaceOf(element)}> & {\n` +
      `${attributes(element, '        ')}${handlers(element, '        ', ['on', 'on:'])}      };\n`,
  );
  return [
    heading(BESIDE),
    imports(elements, "import type * as svelteElements from 'svelte/elements';"),
    `declare global {\n  namespace svelteHTML {\n    interface IntrinsicElements {\n${tags.join('')}    }\n  }\n}\n`,
  ].join('\n');
}
