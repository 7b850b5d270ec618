import type { Attributes, CatalogueDirective, ShellRenderer } from '@ringside/shared/contract';
import type { Configuration, Kind } from './configuration.ts';
import { fallbackOf, titleOf } from './fallback.ts';
import { frameAddress, heightOf, sandboxOf } from './framed.ts';
import { type Markup, quoted, toHtml, toJsx } from './markup.ts';

/** What a partner copies. Every value is escaped for where it stands. */
export const snippetOf = (kind: Kind, configuration: Configuration): string => WRITERS[kind](configuration);

/** What a partner's policy has to allow for it, as directives. */
export function policyOf(kind: Kind, { catalogue: { origin }, element, attributes }: Configuration): string {
  if (kind === 'iframe') return `frame-src ${origin}; script-src ${origin}`;
  return element.policy
    .filter(({ when }) => !when || isSo(when, attributes))
    .sort((a, b) => ORDER.indexOf(a.directive) - ORDER.indexOf(b.directive))
    .map(({ directive, source }) => `${directive} ${sourceOf(source, origin, attributes)}`)
    .join('; ');
}

const isSo = ({ attribute, values }: NonNullable<CatalogueDirective['when']>, attributes: Attributes) => {
  const value = attributes[attribute];
  return value !== undefined && (!values || values.includes(value));
};

function sourceOf(source: string, origin: string, attributes: Attributes): string {
  if (!source.startsWith('@')) return source.replace('ORIGIN', origin);
  const address = attributes[source.slice(1)] ?? '';
  // An address on the page's own site is no other origin.
  return URL.canParse(address) ? new URL(address).origin : "'self'";
}

/** What runs before what it asks for. */
const ORDER = ['script-src', 'connect-src', 'img-src', 'font-src', 'frame-src'];

const WRITERS: Readonly<Record<Kind, (configuration: Configuration) => string>> = {
  html: (configuration) => `${toHtml(elementOf(configuration))}\n${toHtml(scriptOf(configuration))}`,

  // A script tag that React renders runs from React 19 on only.
  react: (configuration) => `import { useEffect } from 'react';

export function ${componentName(configuration)}() {
  useEffect(() => {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, ${scriptProperties(configuration)}));
  }, []);
  return (
${toJsx(elementOf(configuration), 2)}
  );
}`,

  // In an element with v-pre Vue compiles nothing: braces are text.
  vue: (configuration) => `<script setup>
import { onMounted } from 'vue';

onMounted(() => {
  const script = document.createElement('script');
  document.head.append(Object.assign(script, ${scriptProperties(configuration)}));
});
</script>

<template>
${toHtml(elementOf(configuration, { 'v-pre': true }), 1)}
</template>`,

  // What stands in brackets would be a shortcode.
  wordpress: (configuration) =>
    `<!-- wp:html -->\n${WRITERS.html(configuration).replaceAll('[', '&#91;').replaceAll(']', '&#93;')}\n<!-- /wp:html -->`,

  iframe: (configuration) => `${toHtml(frameOf(configuration))}\n${toHtml(scriptOf(configuration, 'frame'))}`,
};

const elementOf = (configuration: Configuration, others: Markup['attributes'] = {}): Markup => ({
  tag: configuration.element.tag,
  attributes: { ...others, ...configuration.attributes },
  children: fallbackOf(configuration),
});

/** An element's frame without the script that adopts its height, for those who give it a height themselves. */
export const frameHtml: NonNullable<ShellRenderer['frameHtml']> = (catalogue, tag, attributes) => {
  const element = catalogue.elements.find((each) => each.tag === tag);
  if (!element) throw new Error(`@ringside/shell: the catalogue has no <${tag}>.`);
  const frame = frameOf({ catalogue, element, attributes, properties: {}, isPinned: false });
  return {
    html: toHtml(frame),
    title: String(frame.attributes.title),
    height: heightOf(element, attributes),
  };
};

/** The frame alone works; the script after it gives it the height of what it shows. */
const frameOf = ({ catalogue, element, attributes, properties }: Configuration): Markup => ({
  tag: 'iframe',
  attributes: {
    src: `${catalogue.origin}${frameAddress(element, attributes, properties)}`,
    title: `${titleOf(element.tag)}, Ringside`,
    width: '100%',
    height: String(heightOf(element, attributes)),
    // An attribute, since a strict policy forbids inline styles.
    frameborder: '0',
    loading: 'lazy',
    sandbox: sandboxOf(element),
  },
});

/** Where the script lies, and what it must be. */
function addressOf({ catalogue, element, isPinned }: Configuration, name = element.file) {
  const file = catalogue.files[name];
  const src = `${catalogue.origin}${(isPinned && file?.pinned) || `/embed/${name}.js`}`;
  return { src, integrity: isPinned ? file?.integrity : undefined };
}

function scriptOf(configuration: Configuration, name?: string): Markup {
  const { src, integrity } = addressOf(configuration, name);
  return {
    tag: 'script',
    attributes: { async: true, src, ...(integrity && { integrity, crossorigin: true as const }) },
  };
}

function scriptProperties(configuration: Configuration): string {
  const { src, integrity } = addressOf(configuration);
  const pinned = integrity ? `, integrity: ${quoted(integrity)}, crossOrigin: 'anonymous'` : '';
  return `{ async: true, src: ${quoted(src)}${pinned} }`;
}

const componentName = ({ element: { tag } }: Configuration): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
