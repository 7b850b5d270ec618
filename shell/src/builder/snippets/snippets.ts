import type { Attributes, CatalogueDirective, ShellRenderer } from '@ringside/shared/contract';
import type { Configuration, Kind } from '../configuration.ts';
import { fallbackOf } from './fallback.ts';
import { frameAddress, frameTitle, heightOf, lowestHeightOf, SANDBOX, sandboxOf } from './framed.ts';
import { FRAMEWORKS } from './frameworks.ts';
import { type Markup, quoted, toHtml } from './markup.ts';

/** What a partner copies. Every value is escaped for where it stands. */
export const snippetOf = (kind: Kind, configuration: Configuration): string =>
  isFramework(kind) ? FRAMEWORKS[kind](componentOf(configuration)) : WRITERS[kind](configuration);

type Framework = keyof typeof FRAMEWORKS;

const isFramework = (kind: Kind): kind is Framework => Object.hasOwn(FRAMEWORKS, kind);

const componentOf = (configuration: Configuration) => ({
  name: componentName(configuration),
  element: elementOf(configuration),
  script: scriptProperties(configuration),
});

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

const WRITERS: Readonly<Record<Exclude<Kind, Framework>, (configuration: Configuration) => string>> = {
  html: (configuration) => `${toHtml(elementOf(configuration))}\n${toHtml(scriptOf(configuration))}`,

  // What stands in brackets would be a shortcode.
  wordpress: (configuration) =>
    `<!-- wp:html -->\n${WRITERS.html(configuration).replaceAll('[', '&#91;').replaceAll(']', '&#93;')}\n<!-- /wp:html -->`,

  iframe: (configuration) =>
    [lowFrameOf(configuration), scriptOf(configuration, 'frame'), captionOf(configuration)]
      .map((markup) => toHtml(markup))
      .join('\n'),
};

/** An attribute whose type is a number is one where a framework can tell the difference. */
function elementOf(configuration: Configuration): Markup {
  const { element, attributes } = configuration;
  const typed = Object.entries(attributes).map(([name, value]) => {
    const isNumber = element.attributes.some((known) => known.name === name && known.type === 'number');
    return [name, isNumber && /^\d+$/.test(value) ? Number(value) : value];
  });
  return { tag: element.tag, attributes: Object.fromEntries(typed), children: fallbackOf(configuration) };
}

/** A browser shows its own error in a frame that cannot be loaded, so what to make of it stands beside the frame. */
const captionOf = ({ catalogue: { origin } }: Configuration): Markup => ({
  tag: 'p',
  attributes: {},
  children: [
    'If this frame shows an error, Ringside cannot be reached at the moment. ',
    { tag: 'a', attributes: { href: origin }, children: ['Ringside'] },
  ],
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

/** Height of a card in pixels, from 320 px of width on. */
const CARD_HEIGHT_PX = 260;

/** A frame with a card of a page. */
export const cardHtml: NonNullable<ShellRenderer['cardHtml']> = (origin, path, title) => ({
  html: toHtml({
    tag: 'iframe',
    attributes: {
      src: `${origin}/embed/frame?${new URLSearchParams({ card: path })}`,
      title: `${title}, Ringside`,
      width: '100%',
      height: `${CARD_HEIGHT_PX}`,
      frameborder: '0',
      loading: 'lazy',
      sandbox: SANDBOX,
    },
  }),
  height: CARD_HEIGHT_PX,
});

/** The frame alone works; the script after it gives it the height of what it shows. */
const frameOf = ({ catalogue, element, attributes, properties }: Configuration): Markup => ({
  tag: 'iframe',
  attributes: {
    src: `${catalogue.origin}${frameAddress(element, attributes, properties)}`,
    title: frameTitle(element.tag),
    width: '100%',
    height: String(heightOf(element, attributes)),
    // An attribute, since a strict policy forbids inline styles.
    frameborder: '0',
    loading: 'lazy',
    sandbox: sandboxOf(element),
  },
});

/** A frame whose room a rule keeps. */
const lowFrameOf = (configuration: Configuration): Markup => {
  const { attributes, ...frame } = frameOf(configuration);
  const height = String(lowestHeightOf(configuration.element, configuration.attributes));
  return { ...frame, attributes: { ...attributes, height } };
};

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

function scriptProperties(configuration: Configuration): { src: string; properties: string } {
  const { src, integrity } = addressOf(configuration);
  const pinned = integrity ? `, integrity: ${quoted(integrity)}, crossOrigin: 'anonymous'` : '';
  return { src: quoted(src), properties: `{ async: true, src${pinned} }` };
}

const componentName = ({ element: { tag } }: Configuration): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
