import { Button, Container, PageHeader } from '@ringside/shared/ui';
import type { LegalPage } from '../content/schema.ts';

export function Legal({ title, lastUpdated, sections }: LegalPage) {
  return (
    <>
      <PageHeader title={title}>
        <p>Last updated: {lastUpdated}</p>
      </PageHeader>
      <Container className="py-12">
        <div className="flex max-w-prose flex-col gap-10">
          {sections.map(({ heading, paragraphs, list }) => (
            <section key={heading}>
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
        {/* Without script it cannot go back in the history, so the form leads to the home page. */}
        <form action="/" className="mt-12">
          <Button type="submit" look="secondary" data-action="back">
            Go Back
          </Button>
        </form>
      </Container>
    </>
  );
}
