import type { PictureData } from '@ringside/shared/contract';
import { ButtonLink, Container, PageHeader, Picture, Section } from '@ringside/shared/ui';
import type { About as AboutContent } from '../content/schema.ts';

export function About({
  picture,
  writersPicture,
  mission,
  vision,
  join,
  partners,
  ...about
}: AboutContent & { picture: PictureData; writersPicture: PictureData }) {
  return (
    <>
      <PageHeader title={about.title} lead={about.lead} />
      <Container className="flex flex-col gap-16 py-16">
        <div className="opening grid gap-10 lg:grid-cols-2">
          <Passage {...mission} />
          <Passage {...vision} />
          {/* On a phone it is below the words, so that the first view stays light. */}
          <div className="max-md:-mx-4 xl:col-start-2 xl:row-span-2 xl:row-start-1">
            <Picture
              picture={picture}
              sizes="(width >= 80rem) 50vw, (width >= 48rem) 100vw, 50vw"
              className="object-top lg:max-xl:aspect-2/1 xl:h-full"
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

        <Section id="writers" heading={about.writersHeading}>
          <figure className="max-md:-mx-4">
            <Picture
              picture={writersPicture}
              sizes="(width >= 80rem) 76rem, 80vw"
              className="aspect-16/9 object-top"
            />
            <figcaption className="mt-4 text-muted text-sm max-md:px-4 lg:hidden print:block">
              {about.writersCaption}
            </figcaption>
          </figure>
          {/* In a wide window, each name stands below its writer's fifth of the picture. */}
          <dl className="mt-1 grid gap-x-4 gap-y-6 md:mt-6 md:grid-cols-3 lg:grid-cols-5 lg:gap-x-0 lg:*:pr-4 print:grid-cols-2 print:gap-x-4">
            <Names
              entries={about.writers}
              nameClass="font-bold text-lg/[1.2] xl:text-xl"
              textClass="mt-1"
            />
          </dl>
        </Section>
      </Container>

      <div className="bg-blue-deep text-white">
        <Container className="grid gap-x-10 gap-y-10 py-12 md:grid-cols-[2fr_1fr] md:py-16">
          <Invited id="join" {...join} />
          <Invited id="partners" {...partners} isSmall className="print:hidden" />
        </Container>
      </div>
    </>
  );
}

/** A part of the band that closes the page: the first invites readers, the smaller one partners. */
const Invited = ({
  id,
  heading,
  text,
  action,
  isSmall = false,
  className = '',
}: { id: string; isSmall?: boolean; className?: string } & AboutContent['partners']) => (
  <section aria-labelledby={id} className={`flex flex-col items-start ${className}`}>
    <h2 id={id} className={`font-display uppercase ${isSmall ? 'text-2xl' : 'text-4xl'}`}>
      {heading}
    </h2>
    <p className={`mt-4 mb-6 max-w-prose ${isSmall ? '' : 'text-lg'}`}>{text}</p>
    <ButtonLink variant="white" className="mt-auto" href={action.href}>
      {action.label}
    </ButtonLink>
  </section>
);

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
