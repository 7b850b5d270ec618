import { type Attributes, fragmentPath, type SectionFacts } from '../contract/index.ts';
import { ringsideElement } from '../section/element.ts';
import { defineElement } from './defineElement.ts';
import type { EmbedSource, Views } from './shadow/rootSteps.tsx';
import { type EmbedKind, showComposedPage } from './showComposedPage.ts';

/**
 * Makes the function that defines a section's pages and fragments on partners' pages. Its arguments are the release of the script
 * that calls it, and the origin the script came from.
 */
export function sectionEmbed(pages: Views, elements: Views) {
  return (facts: SectionFacts, release: string, site: string): void => {
    const source: EmbedSource = { ...facts, pages, elements, release, site };
    defineElement(`ringside-${facts.section}`, embedElement(source, pageKind(facts)));
    for (const [tag, choices] of Object.entries(facts.choices))
      defineElement(tag, embedElement(source, fragmentKind(tag, choices)));
  };
}

/**
 * Makes a custom element that shows a composed page of the site in its shadow root. Its own children show until the page
 * has loaded, and whenever there is no such page. Its attributes and events are described in `contract/elementDocs.ts`.
 */
function embedElement(source: EmbedSource, kind: EmbedKind): CustomElementConstructor {
  const names = [...kind.attributes, 'origin', 'theme', 'heading'];
  const props = Object.fromEntries(names.map((name) => [name, 'string' as const]));
  return class extends ringsideElement(props, (host) => showComposedPage(host, source, kind)) {
    static readonly version = source.release;
  };
}

/** `<ringside-news path="/news/some-slug" navigate="inside">` */
function pageKind({ section, routes }: SectionFacts): EmbedKind {
  const patterns = routes.map((route) => new RegExp(`^${route.replace(/:\w+/g, '[\\w-]+')}$`));
  const keeps = (path: string) => patterns.some((pattern) => pattern.test(path));
  return {
    attributes: ['path', 'navigate'],
    keeps,
    pathOf(host) {
      const path = host.getAttribute('path') ?? routes[0] ?? '/';
      if (keeps(path)) return path;
      console.warn(`ringside: <ringside-${section}> path="${path}": write one like ${routes.join(', ')}.`);
      return undefined;
    },
  };
}

/** `<ringside-article-list category="Training">` */
function fragmentKind(tag: string, choices: readonly Attributes[]): EmbedKind {
  const attributes = [...new Set(choices.flatMap((choice) => Object.keys(choice)))];
  const tagWith = (read: (name: string) => string | null | undefined) => {
    const given = attributes.filter((name) => typeof read(name) === 'string');
    return `<${[tag, ...given.map((name) => `${name}="${read(name)}"`)].join(' ')}>`;
  };
  return {
    attributes,
    pathOf(host) {
      const written = tagWith((name) => host.getAttribute(name));
      const found = choices.find((choice) => tagWith((name) => choice[name]) === written);
      if (found) return fragmentPath(tag, found);
      const allowed = choices.map((choice) => tagWith((name) => choice[name])).join(' ');
      console.warn(`ringside: ${written} has no page. Write one of ${allowed}.`);
      return undefined;
    },
  };
}
