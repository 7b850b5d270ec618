import type { PictureData } from '@ringside/shared/contract';
import { ButtonLink, Container, PageHeader, Picture, Section } from '@ringside/shared/ui';
import type { About as AboutContent } from '../content/schema.ts';
import { site } from '../content/site.ts';

export function About({
  picture,
  writersPicture,
  mission,
  vision,
  join,
  ...about
}: AboutContent & { picture: PictureData; writersPicture: PictureData }) {
  const [beforeEmail, afterEmail] = join.text.split(site.email);
  return (
    <>
      <PageHeader title={about.title} />
      <Container className="flex flex-col gap-16 py-12 md:py-16">
        <div className="grid gap-10 lg:grid-cols-2">
          {/* Phones show the writers instead, below the first view. */}
          <div className="max-md:hidden md:max-lg:-mx-8 md:max-lg:-mt-16 lg:order-last">
            <Picture
              picture={picture}
              sizes="(width >= 64rem) 50vw, (width >= 48rem) 80vw, 1px"
              className="h-full"
            />
          </div>
          <div className="flex flex-col gap-10">
            {[mission, vision].map(({ heading, text }) => (
              <section key={heading}>
                <h2 className="font-display text-3xl uppercase">{heading}</h2>
                <p className="mt-3 max-w-prose text-lg">{text}</p>
              </section>
            ))}
          </div>
        </div>

        <Section id="values" heading={about.valuesHeading}>
          <dl className="grid gap-8 md:grid-cols-3">
            <Names
              entries={about.values}
              nameClass="font-display text-2xl uppercase"
              textClass="mt-2 text-lg"
            />
          </dl>
        </Section>

        <Section id="writers" heading={about.writersHeading}>
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12 print:break-inside-avoid print:grid-cols-2">
            <figure className="lg:col-span-7 print:col-span-1">
              <Picture
                picture={writersPicture}
                sizes="(width >= 80rem) 44rem, (width >= 64rem) 55vw, 80vw"
              />
              <figcaption className="mt-2 text-balance text-muted text-sm">
                {about.writersCaption}
              </figcaption>
            </figure>
            <dl className="grid content-between gap-x-8 gap-y-5 md:max-lg:grid-cols-2 lg:col-span-5 print:col-span-1">
              <Names entries={about.writers} nameClass="font-bold text-xl" textClass="mt-1" />
            </dl>
          </div>
        </Section>

        <Section id="join" heading={join.heading}>
          <div className="gap-x-12 md:flex md:items-center md:justify-between">
            <p className="max-w-prose text-lg lg:text-xl/[1.4]">
              {beforeEmail}
              <a
                className="text-blue-deep underline underline-offset-4"
                href={`mailto:${site.email}`}
              >
                {site.email}
              </a>
              {afterEmail}
            </p>
            <ButtonLink variant="secondary" className="shrink-0 max-md:mt-8" href="/embed">
              Put Ringside on your own page
            </ButtonLink>
          </div>
        </Section>
      </Container>
    </>
  );
}

function Names({
  entries,
  nameClass,
  textClass,
}: {
  entries: readonly { id?: string; name: string; text: string }[];
  nameClass: string;
  textClass: string;
}) {
  return entries.map(({ id, name, text }) => (
    <div key={name} id={id} className="scroll-mt-24">
      <dt className={nameClass}>{name}</dt>
      <dd className={textClass}>{text}</dd>
    </div>
  ));
}
