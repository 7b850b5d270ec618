import { SectionHeading } from '@ringside/shared/ui';
import { plain } from '../names.ts';
import { CodeBlock } from '../page/Exhibit.tsx';
import type { Chapter, Entry } from './chapters.ts';

/** The fragment of a link to a chapter. */
export const chapterId = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-');

/** A chapter of the reference: terms on the left, or above, and their descriptions. */
export function ChapterSection({ chapter }: { chapter: Chapter }) {
  const { heading, lead, entries } = chapter;
  const isList = entries.every(({ href, name }) => href || !name);
  return (
    <section id={chapterId(heading)}>
      <SectionHeading lead={lead && plain(lead)}>{heading}</SectionHeading>
      {isList ? (
        <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
          {entries.map(({ name, href, description = '' }) => (
            <li key={name + description} className="wrap-anywhere">
              {href ? (
                <a href={href} className="inline-flex min-h-6 underline underline-offset-4">
                  {name}
                </a>
              ) : (
                plain(description)
              )}
            </li>
          ))}
        </ul>
      ) : (
        <dl>
          {entries.map((entry) => (
            <Row key={entry.name} entry={entry} />
          ))}
        </dl>
      )}
    </section>
  );
}

function Row({ entry }: { entry: Entry }) {
  const { name, type, syntax, description, code } = entry;
  const facts = [type, syntax, entry.default && `by default ${entry.default}`].filter(Boolean);
  return (
    <div className="grid gap-x-8 gap-y-1 border-line border-t py-3 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <dt className="wrap-anywhere font-semibold">{code ? name : <code>{name}</code>}</dt>
      <dd className="wrap-anywhere">
        {description && <p className="max-w-prose">{plain(description)}</p>}
        {code && <CodeBlock>{code}</CodeBlock>}
        {facts.length > 0 && (
          <p className="mt-1 text-muted text-sm">
            <code>{facts.join(', ')}</code>
          </p>
        )}
      </dd>
    </div>
  );
}
