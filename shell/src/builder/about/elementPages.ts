import type { ShellRenderer } from '@ringside/shared/contract';
import { breadcrumbs } from '@ringside/shared/section/structuredData';
import { builder } from '../../content/builder.ts';
import { socialCard } from '../../pictures/index.ts';
import { ELEMENT_PAGE, elementPath, titleOf } from '../names.ts';
import { offerOf } from '../offers.ts';
import type { Subject } from './chapters.ts';

/** The page about each element that the catalogue has. */
export const elementPages: NonNullable<ShellRenderer['elementPages']> = (catalogue, { docs, files }) =>
  Object.fromEntries(
    catalogue.elements.flatMap((element) => {
      const { tag } = element;
      const own = docs[tag];
      if (!own) return [];
      const subject: Subject = {
        origin: catalogue.origin,
        file: catalogue.files[element.file],
        offer: offerOf(catalogue, element),
        element,
        docs: own,
        files,
      };
      const title = `${titleOf(tag)} for your page`;
      const head = {
        title,
        description: `Ringside’s ${titleOf(tag).toLowerCase()} on your own page: lines to copy, attributes, events, parts, custom properties, types, size and accessibility.`,
        image: socialCard('company', 'Ringside'),
        structuredData: [breadcrumbs([builder.title, '/embed'], [titleOf(tag), elementPath(tag)])],
      };
      const page = {
        page: ELEMENT_PAGE,
        data: {},
        // The script on it reads the offer in the HTML.
        serverOnly: { ...subject },
        head,
        // Its iframes show the element.
        frameSources: ["'self'"] as const,
      };
      return [[elementPath(tag), { page, text: '' }]];
    }),
  );
