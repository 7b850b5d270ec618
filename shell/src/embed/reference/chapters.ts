import type {
  Catalogue,
  CatalogueElement,
  CatalogueFile,
  ElementDocs,
} from '@ringside/shared/contract';
import { reference } from '../../content/reference.ts';
import { attributesOf, offerOf } from '../lines/offers.ts';
import { policyOf, scriptLine } from '../lines/snippets.ts';

export interface Subject {
  catalogue: Catalogue;
  element: CatalogueElement;
  docs: ElementDocs;
  files: readonly string[];
}

export interface Chapter {
  heading: string;
  lead?: string;
  entries: readonly Entry[];
}

export interface Entry {
  name: string;
  type?: string;
  syntax?: string;
  default?: string;
  description?: string;
  code?: string;
  href?: string;
}

export function chaptersOf({ catalogue, element, docs, files }: Subject): readonly Chapter[] {
  const { origin } = catalogue;
  const file = catalogue.files[element.file];
  const chapters: Chapter[] = [
    {
      heading: 'Attributes',
      lead: 'Each is also a property of the same name.',
      entries: element.attributes,
    },
    {
      heading: 'Events',
      lead: 'They bubble and are composed, so you can listen on the document.',
      entries: docs.events,
    },
    {
      heading: 'Slots',
      entries: docs.slots.map(({ name, description }) => ({
        name: name || 'default',
        description,
      })),
    },
    { heading: 'Parts', lead: 'Style them with ::part(name).', entries: docs.parts },
    {
      heading: 'Custom properties',
      lead: 'Set them on the element, in your stylesheet.',
      entries: element.properties,
    },
    {
      heading: 'Where email addresses go',
      lead: 'Choose one of the two. Without either, an email address stays in the visitor’s browser.',
      entries: element.tag === 'ringside-newsletter' ? reference.ways : [],
    },
    {
      heading: 'Content-Security-Policy',
      lead: 'If your page has a policy, add these sources. If it also forbids inline styles, remove the `style` attribute from the lines and reserve the space in your stylesheet.',
      entries: [
        {
          name: 'For the element',
          code: policyOf(element, attributesOf(offerOf(catalogue, element), 0), origin),
        },
        { name: 'For the iframe', code: `frame-src ${origin}; script-src ${origin}` },
      ],
    },
    {
      heading: 'Frameworks',
      lead: 'Add the script line to your page’s HTML once. Then use the element like any other tag; it needs no content. In TypeScript, save the types below, with html.d.ts, in a folder beside your component: they check attributes and events.',
      entries: reference.frameworks,
    },
    {
      heading: 'Types and descriptions',
      lead: `For editors and other tools. In TypeScript, the element’s type is ${docs.interface}.`,
      entries: files.map((name) => ({ name, href: name })),
    },
    {
      heading: 'File',
      lead: 'The latest file follows our releases; caches may serve the previous one for five minutes. An immutable file never changes and is never removed, but it also receives no new fights.',
      entries: file ? factsOf(file, origin) : [],
    },
    {
      heading: 'Accessibility',
      entries: docs.accessibility.map((description) => ({ name: '', description })),
    },
  ];
  return chapters.filter(({ entries }) => entries.length > 0);
}

const factsOf = (file: CatalogueFile, origin: string): Entry[] => [
  { name: 'Latest', code: scriptLine(origin + file.evergreen) },
  { name: 'Immutable', code: scriptLine(origin + file.pinned, file.integrity) },
  {
    name: 'Size',
    description: `${kilobytes(file.brotli)} brotli, ${kilobytes(file.gzip)} gzip, ${kilobytes(file.bytes)} unpacked`,
  },
];

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
