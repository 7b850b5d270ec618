import { Container, PageHeader } from '@ringside/shared/ui';
import { plain, titleOf } from '../names.ts';
import { Exhibit } from '../page/Exhibit.tsx';
import { ChapterSection, chapterId } from './ChapterSection.tsx';
import { chaptersOf, type Subject } from './chapters.ts';

const LINK = 'inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4';

/** `/embed/<name>`: an element live, with its lines, and its reference. Without script only the live views are missing. */
export function ElementPage(subject: Subject) {
  const { origin, offer } = subject;
  const { tag, description } = subject.element;
  const chapters = chaptersOf(subject);
  const [lead = '', ...details] = plain(description).split(/(?<=\.)\s/);
  return (
    <>
      <PageHeader title={titleOf(tag)} lead={lead}>
        <p className="mt-4 text-muted-light">
          <code className="wrap-anywhere">{`<${tag}>`}</code>
        </p>
        <a href="/embed" className={`mt-2 ${LINK}`}>
          All elements
        </a>
      </PageHeader>
      <Container className="flex flex-col gap-12 py-10 md:py-12">
        <Exhibit offer={offer} origin={origin} copy="Copy the lines" />
        {details.length > 0 && <p className="max-w-prose text-lg">{details.join(' ')}</p>}
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
