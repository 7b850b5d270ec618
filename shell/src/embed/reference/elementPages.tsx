import {
  type Catalogue,
  type ElementDocs,
  type ElementReference,
  type RenderedPage,
  ROOT_PLACEHOLDER,
} from '@ringside/shared/contract';
import type { View } from '@ringside/shared/section';
import { renderView } from '@ringside/shared/section/server';
import { breadcrumbs } from '@ringside/shared/section/structuredData';
import { builder } from '../../content/builder.ts';
import { socialCard } from '../../pictures/index.ts';
import { elementPath, offerOf, titleOf } from '../lines/offers.ts';
import type { Subject } from './chapters.ts';
import { ElementPage } from './ElementPage.tsx';

/** Pages that no release declares a route for. */
export const elementPages = (
  catalogue: Catalogue,
  { docs, files }: ElementReference,
): Record<string, RenderedPage> =>
  Object.fromEntries(
    catalogue.elements.map((element) => {
      const title = titleOf(element.tag);
      const path = elementPath(element.tag);
      const subject: Subject = {
        origin: catalogue.origin,
        file: catalogue.files[element.file],
        offer: offerOf(catalogue, element),
        element,
        docs: docs[element.tag] as ElementDocs,
        files,
      };
      const page: RenderedPage = {
        page: 'element',
        html: renderView(ElementPage as View, subject as never, ROOT_PLACEHOLDER),
        data: {},
        head: {
          title: `${title} for your page`,
          description: `Ringside’s ${title.toLowerCase()} on your own page: lines to copy, attributes, events, parts, custom properties, types, size and accessibility.`,
          image: socialCard('company', 'Ringside'),
          structuredData: [breadcrumbs([builder.title, '/embed'], [title, path])],
        },
        frameSources: ["'self'"],
      };
      return [path, page];
    }),
  );
