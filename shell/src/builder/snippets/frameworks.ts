import { type Markup, toJsx, toTemplate } from './markup.ts';

/** What a component consists of. */
interface Component {
  /** Its name, in capitals and small letters. */
  name: string;
  element: Markup;
  /** An object literal with the properties of the script element; `src` is a variable. */
  script: { src: string; properties: string };
}

/** Lines that add the script to the page once, however often a component mounts, and however many there are. */
const addScript = ({ src, properties }: Component['script'], indent: string): string =>
  [
    `const src = ${src};`,
    `if (document.querySelector(\`script[src='\${src}']\`)) return;`,
    "const script = document.createElement('script');",
    `document.head.append(Object.assign(script, ${properties}));`,
  ]
    .map((line) => indent + line)
    .join('\n');

/** Angular reads entities before it looks for braces, so two of them become an expression of their own. Then all is a string of JavaScript. */
const angularTemplate = (element: Markup): string =>
  toTemplate(element, 2, (name, value) => `[${name}]="${value}"`)
    .replaceAll('&#123;&#123;', "{{ '{{' }}")
    .replace(/[`\\$]/g, '\\$&');

/** Components that compile in strict TypeScript with the types of `/embed/types`. */
export const FRAMEWORKS = {
  // A script tag that React renders runs from React 19 on only.
  react: ({ name, element, script }: Component) => `import { useEffect } from 'react';

export function ${name}() {
  useEffect(() => {
${addScript(script, '    ')}
  }, []);
  return (
${toJsx(element, 2)}
  );
}`,

  vue: ({
    element,
    script,
  }: Component) => `<!-- In vite.config.ts: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('ringside-') } } }) -->
<script setup lang="ts">
import { onMounted } from 'vue';

onMounted(() => {
${addScript(script, '  ')}
});
</script>

<template>
${toTemplate(element, 1, (name, value) => `:${name}="${value}"`)}
</template>`,

  svelte: ({ element, script }: Component) => `<script lang="ts">
  import { onMount } from 'svelte';

  onMount(() => {
${addScript(script, '    ')}
  });
</script>

${toTemplate(element, 0, (name, value) => `${name}={${value}}`)}`,

  angular: ({
    name,
    element,
    script,
  }: Component) => `import { afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';

@Component({
  selector: 'app-${element.tag}',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${angularTemplate(element)}
  \`,
})
export class ${name}Component {
  constructor() {
    afterNextRender(() => {
${addScript(script, '      ')}
    });
  }
}`,
} as const;
