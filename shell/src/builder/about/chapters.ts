import type { Catalogue, CatalogueElement, ElementDocs } from '@ringside/shared/contract';
import { sizeOf } from '../sizeOf.ts';

/** What the page about an element is made from. */
export interface Subject {
  catalogue: Catalogue;
  element: CatalogueElement;
  docs: ElementDocs;
  /** Addresses of files for tools, from the site's root. */
  files: readonly string[];
}

/** A part of the reference of an element, in its page and in its plain text. */
export interface Chapter {
  heading: string;
  lead?: string;
  entries: readonly Entry[];
}

export interface Entry {
  name: string;
  /** The type in TypeScript, or the syntax of a value in CSS. */
  type?: string;
  /** What holds without it. */
  default?: string;
  /** May have code between backticks. */
  text?: string;
  href?: string;
}

export const EVENTS = 'Events';

/** All that is to be said of an element. Chapters without entries are left out. */
export function chaptersOf({ catalogue, element, docs, files }: Subject): readonly Chapter[] {
  const file = catalogue.files[element.file];
  const chapters: Chapter[] = [
    {
      heading: 'Attributes',
      lead: 'Each is also a property of the same name.',
      entries: element.attributes.map(described),
    },
    {
      heading: EVENTS,
      lead: 'They bubble and leave the shadow tree, so you can listen on the document.',
      entries: docs.events.map(described),
    },
    {
      heading: 'Slots',
      entries: docs.slots.map(({ name, description }) => ({ name: name || 'default', text: description })),
    },
    {
      heading: 'Parts',
      lead: 'Style them with ::part(name).',
      entries: docs.parts.map(described),
    },
    {
      heading: 'Custom properties',
      lead: 'Set them on the element, in your stylesheet.',
      entries: element.properties.map(({ syntax, ...property }) => ({
        ...described(property),
        ...(syntax && { type: syntax }),
      })),
    },
    {
      heading: 'Types and descriptions',
      lead: `For tools. In TypeScript the element is ${docs.interface}.`,
      entries: files.map((name) => ({ name, href: name })),
    },
    { heading: 'File', entries: file ? factsOf(file) : [] },
    { heading: 'Accessibility', entries: docs.accessibility.map((text) => ({ name: '', text })) },
  ];
  return chapters.filter(({ entries }) => entries.length > 0);
}

interface Described {
  name: string;
  description: string;
  type?: string;
  default?: string;
}

const described = ({ description, ...entry }: Described): Entry => ({ ...entry, text: description });

const factsOf = (file: Catalogue['files'][string]): Entry[] => [
  { name: 'Newest', text: file.evergreen },
  { name: 'Pinned', text: `${file.pinned} (never changes)` },
  { name: 'Integrity', text: file.integrity },
  { name: 'Size', text: `${sizeOf(file)}, ${file.bytes} bytes unpacked` },
];
