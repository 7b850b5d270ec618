import type { SectionServer } from '../../src/contract/index.ts';
import { readTable } from '../tables/readTable.ts';
import type { ElementDescription } from './describeElements.ts';

/**
 * Renders a page of each entry of `pages.ts`, and each set of attributes that `elements.ts` offers, so that a mistake is
 * found with its line. Composing, which renders all pages, has no sources.
 *
 * @throws the error of a view, with the `place` of its entry, or one line about an attribute that is not described
 */
export async function tryEntries(
  root: string,
  server: SectionServer,
  descriptions: readonly ElementDescription[],
): Promise<void> {
  const content = asData(await server.content?.());
  const choices = server.elementChoices?.(content) ?? {};
  const paths = await server.paths();
  let place: string | undefined;
  try {
    for (const entry of readTable(root, 'elements').entries) {
      place = entry.place;
      const { attributes: described = [] } = descriptions.find(({ tagName }) => tagName === entry.name) ?? {};
      for (const attributes of choices[entry.name] ?? []) {
        const other = Object.keys(attributes).find((name) => !described.some((each) => each.name === name));
        if (other)
          throw new Error(
            `${place}: the choices of <${entry.name}> have the attribute "${other}", which the comment above does not describe. Write * @attr {string} [${other}] - What it does.`,
          );
        server.renderElement(entry.name, asData(server.loadElement(entry.name, attributes, content)), 'r1');
      }
    }
    for (const entry of readTable(root, 'pages').entries) {
      place = entry.place;
      const pattern = new RegExp(`^${entry.name.replace(/:\w+/, '(?!404$)[^/]+')}$`);
      const page = await server.load(paths.find((path) => pattern.test(path)) ?? '');
      // The shell's page for partners is made from the whole site, which only composition has.
      if (page && !entry.name.startsWith('/embed')) server.render(asData(page), 'r0');
    }
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { place }) : error;
  }
}

/** A value as a release stores it. */
const asData = <Value>(value: Value): Value =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value);
