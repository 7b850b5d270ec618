import type { ElementDocs, ShellRenderer } from '@ringside/shared/contract';
import { breadcrumbs } from '@ringside/shared/section/structuredData';
import { builder } from '../../content/builder.ts';
import { socialCard } from '../../pictures/index.ts';
import { elementPath, offerOf, titleOf } from '../offers.ts';
import type { Subject } from './chapters.ts';

/** The name of element pages in their page data. Composition makes these pages; no release declares a route for them. */
export const ELEMENT_PAGE = 'element';

/** The page about each element that the catalogue has. */
export const elementPages: NonNullable<ShellRenderer['elementPages']> = (catalogue, { docs, files }) =>
  Object.fromEntries(
    catalogue.elements.map((element) => {
      const title = titleOf(element.tag);
      const path = elementPath(element.tag);
      const subject: Subject = {
        origin: catalogue.origin,
        file: catalogue.files[element.file],
        offer: offerOf(catalogue, element),
        element,
        // The reference is made from the same elements.
        docs: docs[element.tag] as ElementDocs,
        files,
      };
      const page = {
        page: ELEMENT_PAGE,
        data: {},
        // The script on it reads the offer in the HTML.
        serverOnly: { ...subject },
        head: {
          title: `${title} for your page`,
          description: `Ringside’s ${title.toLowerCase()} on your own page: lines to copy, attributes, events, parts, custom properties, types, size and accessibility.`,
          image: socialCard('company', 'Ringside'),
          structuredData: [breadcrumbs([builder.title, '/embed'], [title, path])],
        },
        // Its iframes show the element.
        frameSources: ["'self'"] as const,
      };
      return [path, { page, text: '' }];
    }),
  );
