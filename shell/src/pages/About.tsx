import type { PictureData } from '@ringside/shared/contract';
import {
  ButtonLink,
  Container,
  PageHeader,
  Picture,
  Section,
  SectionHeading,
} from '@ringside/shared/ui';
import type { About as AboutContent } from '../content/schema.ts';
import { site } from '../content/site.ts';

export function About({
  picture,
  writersPicture,
  mission,
  vision,
  join,
  partners,
  ...about
}: AboutContent & { picture: PictureData; writersPicture: PictureData }) {
  const [beforeEmail, afterEmail] = join.text.split(site.email);
  return (
    <>
      <PageHeader title={about.title} />
      <Container className="flex flex-col gap-16 py-12 md:py-16">
        <div className="opening grid gap-x-10 gap-y-10 lg:grid-cols-2">
          <Passage {...mission} />
          <Passage {...vision} />
          {/* On a phone it is below the words, and so small that the first view stays light. */}
          <div className="max-md:-mx-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <Picture
              picture={picture}
              sizes="(width >= 64rem) 50vw, (width >= 48rem) 80vw, 50vw"
              className="h-full"
            />
          </div>
        </div>

        <Section id="values" heading={about.valuesHeading}>
          <dl className="grid gap-8 md:grid-cols-3">
            <Names
              entries={about.values}
              className="border-ink border-t-2 pt-3"
              nameClass="font-display text-2xl uppercase"
              textClass="mt-2 text-lg"
            />
          </dl>
        </Section>
      </Container>

      <section aria-labelledby="writers">
        <Container>
          <SectionHeading id="writers">{about.writersHeading}</SectionHeading>
        </Container>
        <figure>
          <div className="desk bg-ink">
            <div className="mx-auto max-w-[100rem]">
              <Picture
                picture={writersPicture}
                sizes="(width >= 100rem) 80rem, 80vw"
                className="aspect-16/9 object-top"
              />
            </div>
          </div>
          <figcaption className="mt-2 text-muted text-sm lg:hidden print:block">
            <Container>{about.writersCaption}</Container>
          </figcaption>
        </figure>
        {/* In a wide window each name stands below its head, and says what the caption would. */}
        <Container>
          <dl className="mt-6 grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-5 print:grid-cols-2">
            <Names
              entries={about.writers}
              nameClass="font-bold text-lg xl:text-xl"
              textClass="mt-1 text-pretty"
            />
          </dl>
        </Container>
      </section>

      <Container className="flex flex-col gap-x-12 gap-y-16 py-16 lg:grid lg:grid-cols-12">
        <Section id="join" heading={join.heading} className="lg:col-span-7">
          <p className="max-w-prose text-lg">
            {beforeEmail}
            <a
              className="text-blue-deep underline underline-offset-4"
              href={`mailto:${site.email}`}
            >
              {site.email}
            </a>
            {afterEmail}
          </p>
        </Section>

        <Section id="partners" heading={partners.heading} className="lg:col-span-5">
          <p className="max-w-prose text-lg">{partners.text}</p>
          <ButtonLink variant="secondary" className="mt-5" href={partners.action.href}>
            {partners.action.label}
          </ButtonLink>
        </Section>
      </Container>
    </>
  );
}

const Passage = ({ heading, text }: { heading: string; text: string }) => (
  <section>
    <h2 className="font-display text-3xl uppercase">{heading}</h2>
    <p className="mt-3 max-w-prose text-lg">{text}</p>
  </section>
);

function Names({
  entries,
  className = '',
  nameClass,
  textClass,
}: {
  entries: readonly { id?: string; name: string; text: string }[];
  className?: string;
  nameClass: string;
  textClass: string;
}) {
  return entries.map(({ id, name, text }) => (
    <div key={name} id={id} className={`scroll-mt-24 ${className}`}>
      <dt className={nameClass}>{name}</dt>
      <dd className={textClass}>{text}</dd>
    </div>
  ));
}
