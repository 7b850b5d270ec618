import type { ElementDescription } from '@ringside/shared/build/describeElements';
import type { LoadedSection, Site } from '../../format/site.ts';

/** An element that partners can use. */
export interface EmbeddedElement {
  /** The embed file that defines it, such as `news`. */
  file: string;
  element: ElementDescription;
  section: LoadedSection;
}

/**
 * Our elements with the embed file that defines each: the file of the element's own name, or else that of its section.
 * Elements that no file defines are for our own pages only.
 */
export function embeddedElements(site: Site): EmbeddedElement[] {
  const all = site.sections.flatMap((section) =>
    section.descriptions.flatMap((element) => {
      const names = [element.tagName.replace('ringside-', ''), section.release.name];
      const file = names.find((each) => section.embeds.has(each));
      return file ? [{ file, element, section }] : [];
    }),
  );
  return all.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}
