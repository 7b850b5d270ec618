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
import { Container, PageHeader, SectionHeading } from '@ringside/shared/ui';
import { builder } from '../../content/builder.ts';
import { socialCard } from '../../pictures/index.ts';
import { elementPath, offerOf, plain, titleOf } from '../lines/offers.ts';
import { CodeBlock, Exhibit } from '../page/Exhibit.tsx';
import { type Chapter, chaptersOf, type Entry, type Subject } from './chapters.ts';

const LINK =
  'inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4';

export const elementPages = (
  catalogue: Catalogue,
  { docs, files }: ElementReference,
): Record<string, RenderedPage> =>
  Object.fromEntries(
    catalogue.elements.map((element) => {
      const title = titleOf(element.tag);
      const path = elementPath(element.tag);
      const subject: Subject = {
        catalogue,
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

function ElementPage(subject: Subject) {
  const { catalogue, element } = subject;
  const { tag, description } = element;
  const chapters = chaptersOf(subject);
  const words = builder.elements.find((each) => each.tag === tag);
  return (
    <>
      <PageHeader title={titleOf(tag)} lead={words?.text}>
        <p className="mt-4 text-muted-light">
          <code className="wrap-anywhere">{`<${tag}>`}</code>
        </p>
        <a href="/embed" className={`mt-2 ${LINK}`}>
          All elements
        </a>
      </PageHeader>
      <Container className="flex flex-col gap-12 py-10 md:py-12">
        <Exhibit offer={offerOf(catalogue, element)} origin={catalogue.origin} />
        <p className="max-w-prose text-lg">{plain(description)}</p>
        <nav aria-label="On this page">
          <ul className="flex flex-wrap gap-x-6">
            {chapters.map(({ heading }) => (
              <li key={heading}>
                <a href={`#${chapterId(heading)}`} className={LINK}>
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {chapters.map((chapter) => (
          <ChapterSection key={chapter.heading} chapter={chapter} />
        ))}
      </Container>
    </>
  );
}

const chapterId = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-');

function ChapterSection({ chapter }: { chapter: Chapter }) {
  const { heading, lead, entries } = chapter;
  return (
    <section id={chapterId(heading)} className="wrap-anywhere">
      <SectionHeading lead={lead && plain(lead)}>{heading}</SectionHeading>
      <ul>
        {entries.map((entry) => (
          <Row key={`${entry.name} ${entry.description}`} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Row({ entry }: { entry: Entry }) {
  const { name, href, type, syntax = type, description, code } = entry;
  return (
    <li className="wrap-anywhere grid gap-x-8 gap-y-1 border-line border-t py-3 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      {href ? (
        <a href={href} className="inline-flex min-h-6 font-semibold underline underline-offset-4">
          {name}
        </a>
      ) : (
        name && <p className="font-semibold">{code ? name : <code>{name}</code>}</p>
      )}
      <div className="md:only:col-span-2">
        {description && <p className="max-w-prose">{plain(description)}</p>}
        {code && <CodeBlock>{code}</CodeBlock>}
        <p className="mt-1 text-muted text-sm empty:hidden">
          {syntax && <code>{syntax}</code>}
          {syntax && entry.default && ', '}
          {entry.default && (
            <>
              by default <code>{entry.default}</code>
            </>
          )}
        </p>
      </div>
    </li>
  );
}
