import type { PictureData } from '@ringside/shared/contract';
import { Button, Container, PageHeader } from '@ringside/shared/ui';
import type { LegalPage } from '../content/schema.ts';

/** An email address, and the URLs that a reader may want to open. */
const ADDRESS = /(\S+@[\w.-]+\w|\/licenses\.txt|\/embed)/;

/** A text of which the addresses are links. */
const Linked = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, index) =>
    index % 2 ? (
      <a
        key={`${index}:${part}`}
        href={part.includes('@') ? `mailto:${part}` : part}
        className="text-blue-deep underline"
      >
        {part}
      </a>
    ) : (
      part
    ),
  );

export function Legal({
  title,
  lastUpdated,
  figures,
  sections,
  band,
}: LegalPage & { band: PictureData }) {
  return (
    <>
      <PageHeader title={title} picture={band}>
        <p>Last updated: {lastUpdated}</p>
      </PageHeader>

      <Container className="py-12 print:py-4">
        <ul className="mb-12 grid grid-cols-2 gap-x-8 gap-y-6 md:grid-cols-4 print:mb-4 print:grid-cols-4 print:border-ink print:border-b-2 print:pb-4">
          {figures.map(({ figure, words }) => (
            <li key={words}>
              <b className="block font-display font-normal text-5xl text-blue-deep uppercase print:text-4xl">
                {figure}
              </b>{' '}
              <span className="block max-w-[16em] text-balance font-semibold [line-height:1.25]">
                {words}
              </span>
            </li>
          ))}
        </ul>

        {/* Each page fits on a sheet of paper. A short one has larger letters. */}
        <div
          className={`flex flex-col gap-8 print:block print:columns-2 print:gap-x-8 ${sections.length < 6 ? 'print:text-[11pt]/[1.4]' : 'print:text-[9.5pt]/[1.3]'}`}
        >
          {sections.map(({ heading, paragraphs, list }, index) => (
            <section
              key={heading}
              id={heading.toLowerCase().replace(/\W+/g, '-')}
              className="grid grid-cols-1 gap-3 border-ink border-t-2 pt-4 md:grid-cols-4 md:items-baseline md:gap-x-8 print:mb-2 print:pt-2 print:first:border-t-0 print:first:pt-0"
            >
              <h2 className="font-display text-2xl uppercase print:text-xl">{heading}</h2>

              <div
                className={`flex max-w-prose flex-col gap-3 md:col-span-3 print:gap-1.5 ${index === 0 ? 'md:text-xl/[1.45] print:text-[length:inherit]/[inherit]' : 'xl:text-lg'}`}
              >
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <Linked text={paragraph} />
                  </p>
                ))}
                {list && (
                  <ul className="list-[square] pl-6 marker:text-blue">
                    {list.map((item) => (
                      <li key={item} className="mb-2">
                        <Linked text={item} />
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </section>
          ))}
        </div>

        {/* Without script the form leads to the home page. */}
        <form action="/" className="mt-12 print:hidden">
          <Button type="submit" variant="secondary" data-action="back">
            Go Back
          </Button>
        </form>
      </Container>
    </>
  );
}
