import { Container, PageHeader, SectionHeading } from '@ringside/shared/ui';
import { LookList } from '../gallery/LookList.tsx';
import { looksOf } from '../gallery/looks.ts';
import { Showcase } from '../gallery/Showcase.tsx';
import { CodeBlock } from '../page/CodeBlock.tsx';
import { plain } from '../page/plain.ts';
import { titleOf } from '../titleOf.ts';
import { ChapterSection, chapterId } from './ChapterSection.tsx';
import { chaptersOf, EVENTS, type Subject } from './chapters.ts';
import { EventLog } from './EventLog.tsx';
import { elementPath } from './elementPath.ts';
import { linesOf } from './linesOf.ts';

const LINK = 'inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4';

/** `/embed/<name>`: everything about one element. Without script only its live views are missing. */
export function ElementPage(subject: Subject) {
  const { element, docs } = subject;
  const { tag, description } = element;
  const chapters = chaptersOf(subject);
  return (
    <>
      <PageHeader title={titleOf(tag)} lead={plain(description)}>
        <p className="mt-4 text-muted-light">
          <code className="wrap-anywhere">{`<${tag}>`}</code>
        </p>
        <p className="mt-2 flex flex-wrap gap-x-8">
          <a href="/embed" className={LINK}>
            All elements
          </a>
          <a href={`${elementPath(tag)}.txt`} className={LINK}>
            This page as plain text, to send to a colleague
          </a>
        </p>
      </PageHeader>
      <Container className="flex flex-col gap-12 py-10 md:py-12">
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
        <Showcase heading={<SectionHeading>See it</SectionHeading>}>
          <LookList looks={looksOf(element)} listen={docs.events.map(({ name }) => name)} />
        </Showcase>
        <section>
          <SectionHeading lead="As the element comes. The builder prints them for your choices and your framework.">
            Copy it
          </SectionHeading>
          <div className="flex flex-col gap-5">
            {linesOf(subject).map(({ output, label, text }) => (
              <CodeBlock key={output} output={output} label={label}>
                {text}
              </CodeBlock>
            ))}
          </div>
        </section>
        {chapters.map((chapter) => (
          <ChapterSection key={chapter.heading} chapter={chapter}>
            {chapter.heading === EVENTS && <EventLog />}
          </ChapterSection>
        ))}
      </Container>
    </>
  );
}
