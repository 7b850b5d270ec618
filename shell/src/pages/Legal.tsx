import { Button, Container, Contents, PageHeader } from '@ringside/shared/ui';
import type { LegalPage } from '../content/schema.ts';

export function Legal({ title, lastUpdated, sections }: LegalPage) {
  const entries = sections.map(({ heading }) => ({
    id: heading.toLowerCase().replace(/\W+/g, '-'),
    heading,
  }));
  return (
    <>
      <PageHeader title={title}>
        <p>Last updated: {lastUpdated}</p>
      </PageHeader>
      <Container className="grid gap-x-8 py-12 xl:grid-cols-12 print:py-4">
        <div className="flex min-w-0 max-w-prose flex-col gap-10 xl:col-span-9">
          {sections.map(({ heading, paragraphs, list }, index) => (
            <section key={heading} id={entries[index]?.id}>
              <h2 className="font-display text-2xl uppercase">{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
              {list && (
                <ul className="mt-3 list-disc pl-6">
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
        <Contents label="On this page" entries={entries} />
        {/* Without script the form leads to the home page. */}
        <form action="/" className="mt-12 xl:col-span-12 print:hidden">
          <Button type="submit" variant="secondary" data-action="back">
            Go Back
          </Button>
        </form>
      </Container>
    </>
  );
}
