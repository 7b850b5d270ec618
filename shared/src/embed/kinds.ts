import {
  type Attributes,
  fragmentPath,
  routeMatcher,
  type SectionFacts,
} from '../contract/index.ts';

export type EmbedAttributes = Readonly<Record<string, string | undefined>>;

export interface EmbedKind {
  attributes: readonly string[];
  /**
   * Returns the path of the page that the attributes select. If no page fits, the function returns
   * undefined and warns in the console.
   */
  pathOf(attributes: EmbedAttributes): string | undefined;
  /**
   * Whether a link to this path opens inside the element if the element has `navigate="inside"`.
   */
  keeps?(path: string): boolean;
}

/** The kind of `<ringside-news>`, for example: the element shows any page of its section. */
export function pageKind({ section, routes }: SectionFacts): EmbedKind {
  const keeps = routeMatcher(routes);
  return {
    attributes: ['path', 'navigate'],
    keeps,
    pathOf({ path = routes[0] ?? '/' }) {
      if (keeps(path)) return path;
      console.warn(
        `ringside: <ringside-${section}> path="${path}": write one like ${routes.join(', ')}.`,
      );
      return undefined;
    },
  };
}

/**
 * The kind of a tag such as `<ringside-article-card>`: the element shows one fragment. Only
 * attributes are read for which partners have a page.
 */
export function fragmentKind(tag: string, choices: readonly Attributes[]): EmbedKind {
  const attributes = [...new Set(choices.flatMap((choice) => Object.keys(choice)))];
  const tagWith = (values: EmbedAttributes) => {
    const given = attributes.filter((name) => values[name] !== undefined);
    return `<${[tag, ...given.map((name) => `${name}="${values[name]}"`)].join(' ')}>`;
  };
  return {
    attributes,
    pathOf(values) {
      const written = tagWith(values);
      const found = choices.find((choice) => tagWith(choice) === written);
      if (found) return fragmentPath(tag, found);
      const allowed = choices.map(tagWith).join(' ');
      console.warn(`ringside: ${written} has no page. Write one of ${allowed}.`);
      return undefined;
    },
  };
}
