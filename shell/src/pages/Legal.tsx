import { ButtonLink } from '@ringside/shared/ui';
import type { LegalPage } from '../content/schema.ts';

export function Legal({ title, lastUpdated, sections }: LegalPage) {
  return (
    <article className="mx-auto max-w-prose px-4 py-16">
      <h1 className="font-display text-4xl uppercase">{title}</h1>
      <p className="mt-2 text-muted">Last updated: {lastUpdated}</p>
      {sections.map(({ heading, paragraphs, list }) => (
        <section key={heading} className="mt-8">
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
      <ButtonLink look="secondary" className="mt-10" href="/" data-action="back">
        Go Back
      </ButtonLink>
    </article>
  );
}
