import { basename } from 'node:path';
import type { Section } from '../../src/section/server.tsx';
import type { ElementDescription } from '../steps/describeElements.ts';
import { placeOf } from '../tables/readTable.ts';
import { returned } from './deadline.ts';

/** The directives that a partner's policy needs, and the description of each from the element's comment. */
const SOURCES = [
  [/<(?:img|picture)\b/, 'img-src', 'Pictures.'],
  [/<iframe\b/, 'frame-src', 'The video player.'],
  [/<(?:video|audio)\b/, 'media-src', 'Videos.'],
] as const;

/**
 * Returns a section whose views are checked: they may need only the policy that their comment names.
 * @throws if it has another package's name, or choices that are not described or that `load` refuses
 */
export function checkedSection(
  root: string,
  packageName: string,
  section: Section,
  descriptions: readonly ElementDescription[],
): Section {
  const { name } = section.manifest;
  if (name !== packageName)
    throw new Error(
      `${basename(root)}/src/server.tsx: write name: '${packageName}', as in package.json, instead of '${name}'.`,
    );
  if (name === 'shell') return section;
  for (const [tag, sets] of Object.entries(section.choices())) {
    const described = descriptions.find(({ tagName }) => tagName === tag)?.attributes ?? [];
    const where = `${placeOf(root, tag)}: the choices of <${tag}> have`;
    for (const [name, value] of sets.flatMap(Object.entries<string>)) {
      const type = described.find((each) => each.name === name)?.type.text;
      if (!type)
        throw new Error(
          `${where} the attribute "${name}", which the comment above does not describe. Write * @attr {string} [${name}] - What it does.`,
        );
      const isListed = type.startsWith("'")
        ? type.includes(`'${value}'`)
        : type !== 'number' || !Number.isNaN(+value);
      if (!isListed)
        throw new Error(`${where} ${name}="${value}", but the comment above allows only ${type}.`);
    }
  }
  for (const [tag, attributes] of section.variants())
    try {
      returned(() => section.loadElement(tag, attributes));
    } catch (error) {
      const given = `${JSON.stringify(attributes)}, which choices or onSite at ${placeOf(root, tag)} has`;
      throw Object.assign(error as Error, {
        message: `load refuses ${given}: ${(error as Error).message}`,
      });
    }
  function check<View extends { html: string }>(view: View, tag: string): View {
    const policy = descriptions.find(({ tagName }) => tagName === tag)?.policy ?? [];
    for (const [shown, directive, words] of SOURCES)
      if (shown.test(view.html) && !policy.some((line) => line.directive === directive))
        throw new Error(
          `partners who show <${tag}> must allow ${directive}. Write * @csp ${directive} - ${words} in the comment above.`,
        );
    return view;
  }

  return {
    ...section,
    render: (page) => check(section.render(page), `ringside-${name}`),
    renderElement: (tag, data) => check(section.renderElement(tag, data), tag),
  };
}
