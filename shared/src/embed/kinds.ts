import {
  type Attributes,
  fragmentPath,
  routeMatcher,
  type SectionFacts,
} from '../contract/index.ts';

export type EmbedAttributes = Readonly<Record<string, string | undefined>>;

export interface EmbedKind {
  attributes: readonly string[];
  /** Returns the path that the attributes choose. If there is none, the function warns in the console. */
  pathOf(attributes: EmbedAttributes): string | undefined;
  /** Whether `navigate="inside"` keeps a link in the element. */
  keeps?(path: string): boolean;
}

/** `<ringside-news>`: any page of the section. */
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

/** A tag such as `<ringside-article-card>`: one fragment of the section, with the attributes that have a page. */
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
