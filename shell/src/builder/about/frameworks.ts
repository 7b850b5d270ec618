import { type Attributes, type CatalogueElement, escapeHtml } from '@ringside/shared/contract';

type Example = (element: CatalogueElement, attributes: Attributes) => string;

/** A typed example for each framework. `frameworks.spec.ts` compiles them. */
export const FRAMEWORKS: Readonly<Record<string, Example>> = {
  React: (
    element,
    attributes,
  ) => `import './types/react.js'; // /embed/types/react.d.ts and html.d.ts of this site

export const ${nameOf(element)} = () => <${written(element, attributes, (name, value) => `${name}={${value}}`)} />;`,

  Vue: (
    element,
    attributes,
  ) => `<!-- vite.config.ts: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('ringside-') } } }) -->
<script setup lang="ts">
import './types/vue.js'; // /embed/types/vue.d.ts and html.d.ts of this site
</script>

<template>
  <${written(element, attributes, (name, value) => `:${name}="${value}"`)} />
</template>`,

  Svelte: (element, attributes) => `<script lang="ts">
  import './types/svelte.js'; // /embed/types/svelte.d.ts and html.d.ts of this site
</script>

<${written(element, attributes, (name, value) => `${name}={${value}}`)}></${element.tag}>`,

  Angular: (element, attributes) => `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import './types/html.js'; // /embed/types/html.d.ts of this site

@Component({
  selector: 'app-${element.tag}',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<${written(element, attributes, (name, value) => `[${name}]="${value}"`)}></${element.tag}>',
})
export class ${nameOf(element)}Component {}`,
};

/** The start of a tag. Numbers are bound as numbers where the framework distinguishes them. */
const written = (
  { tag, attributes: known }: CatalogueElement,
  attributes: Attributes,
  bound: (name: string, value: string) => string,
): string =>
  [
    tag,
    ...Object.entries(attributes).map(([name, value]) =>
      known.some((each) => each.name === name && each.type === 'number')
        ? bound(name, value)
        : `${name}="${escapeHtml(value)}"`,
    ),
  ].join(' ');

/** `ringside-fight-list` is `RingsideFightList`. */
const nameOf = ({ tag }: CatalogueElement): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
