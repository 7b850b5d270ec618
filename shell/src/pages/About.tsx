import type { PictureData } from '@ringside/shared/contract';
import { Container, PageHeader, Picture, Section } from '@ringside/shared/ui';
import type { About as AboutContent } from '../content/schema.ts';

export function About({
  picture,
  writersPicture,
  mission,
  vision,
  join,
  ...about
}: AboutContent & { picture: PictureData; writersPicture: PictureData }) {
  return (
    <>
      <PageHeader title={about.title} />
      <Container className="flex flex-col gap-16 py-12 md:py-16">
        <div className="grid gap-10 md:grid-cols-2 md:items-start">
          <div className="flex flex-col gap-10">
            {[mission, vision].map(({ heading, text }) => (
              <section key={heading}>
                <h2 className="font-display text-3xl uppercase">{heading}</h2>
                <p className="mt-3 max-w-prose text-lg">{text}</p>
              </section>
            ))}
          </div>
          {/* Phones show the writers instead, below the first view. */}
          <div className="max-md:hidden">
            <Picture picture={picture} sizes="(width >= 48rem) 50vw, 1px" />
          </div>
        </div>
        <Section id="values" heading={about.valuesHeading}>
          <Names entries={about.values} />
        </Section>
        <Section id="writers" heading={about.writersHeading}>
          <div className="grid gap-8 lg:grid-cols-3 lg:items-start print:break-inside-avoid">
            <Picture picture={writersPicture} sizes="(width >= 64rem) 30vw, 80vw" />
            <div className="lg:col-span-2">
              <Names entries={about.writers} />
            </div>
          </div>
        </Section>
        <Section id="join" heading={join.heading}>
          <p className="max-w-prose text-lg">{join.text}</p>
          <p className="mt-3 text-lg">
            <a className="text-blue-deep underline underline-offset-4" href="/embed">
              Put Ringside on your own page
            </a>
          </p>
        </Section>
      </Container>
    </>
  );
}

function Names({ entries }: { entries: readonly { id?: string; name: string; text: string }[] }) {
  return (
    <dl className="grid gap-8 md:grid-cols-3">
      {entries.map(({ id, name, text }) => (
        <div key={name} id={id} className="scroll-mt-24">
          <dt className="font-bold text-blue-deep text-xl">{name}</dt>
          <dd className="mt-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
