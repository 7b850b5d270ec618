import { Container, PageHeader, SectionHeading } from '@ringside/shared/ui';
import { builder } from '../../content/builder.ts';
import { plain, titleOf } from '../lines/offers.ts';
import { CodeBlock, Exhibit } from '../page/Exhibit.tsx';
import { type Chapter, chaptersOf, type Entry, type Subject } from './chapters.ts';

const LINK = 'inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4';

/** `/embed/<name>`. Without script only the live views are missing. */
export function ElementPage(subject: Subject) {
  const { origin, offer } = subject;
  const { tag, description } = subject.element;
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
        <Exhibit offer={offer} origin={origin} />
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
    <section id={chapterId(heading)}>
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
