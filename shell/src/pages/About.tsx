import type { PictureData } from '@ringside/shared/contract';
import { ButtonLink, Container, PageHeader, Picture, Section } from '@ringside/shared/ui';
import type { About as AboutContent } from '../content/schema.ts';

/** Each writer's head is cut out of the file that shows all of them. */
const TABLE_SIZES = '(width >= 80rem) 76rem, 80vw';

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
      {/* A picture is as wide as the window with its scroll bar. */}
      <div className="overflow-x-clip">
        <Container className="flex flex-col gap-16 py-16">
          <div className="opening grid gap-x-12 gap-y-10 lg:grid-cols-2">
            <Passage {...mission} />
            <Passage {...vision} />
            {/* On a phone it is below the words, so that the first view stays light. */}
            <div className="max-md:-mx-4">
              <Picture
                picture={picture}
                sizes="(width >= 80rem) 80vw, (width >= 48rem) 100vw, 50vw"
                className="object-top lg:aspect-2/1 xl:aspect-5/2 xl:object-[0_15%]"
              />
            </div>
          </div>

          <Section id="values" heading={about.valuesHeading}>
            <dl className="grid gap-8 md:grid-cols-3">
              <Names
                entries={about.values}
                className="border-ink border-t-2 pt-4"
                nameClass="font-display text-3xl text-blue-deep uppercase xl:text-4xl"
                textClass="mt-3 text-lg"
              />
            </dl>
          </Section>

          <Section id="writers" heading={about.writersHeading}>
            <figure className="max-md:-mx-4">
              <Picture
                picture={writersPicture}
                sizes={TABLE_SIZES}
                className="aspect-16/9 object-top"
              />
              <figcaption className="hidden text-muted text-sm print:block">
                {about.writersCaption}
              </figcaption>
            </figure>
            {/* In a wide window, each name stands below its writer's fifth of the picture, and otherwise beside the writer's head. */}
            <dl className="writers mt-6 grid gap-x-6 gap-y-6 md:grid-cols-2 lg:grid-cols-5 lg:gap-x-0 lg:*:pr-4 print:grid-cols-2 print:gap-x-4">
              <Names
                entries={about.writers}
                picture={writersPicture}
                nameClass="font-bold text-lg/[1.2] xl:text-xl"
                textClass="mt-1"
              />
            </dl>
          </Section>
        </Container>
      </div>

      <div className="bg-blue-deep text-white">
        <Container className="grid gap-x-10 gap-y-10 py-12 md:grid-cols-2 md:py-16 lg:grid-cols-[2fr_1fr]">
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
    <ButtonLink variant={isSmall ? 'inverse' : 'white'} className="mt-auto" href={action.href}>
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
  picture,
  className = '',
  nameClass,
  textClass,
}: {
  entries: readonly { id?: string; name: string; text: string }[];
  /** Shows all of them. `styles.css` cuts one head out for each. */
  picture?: PictureData;
  className?: string;
  nameClass: string;
  textClass: string;
}) {
  return entries.map(({ id, name, text }) => (
    <div key={name} id={id} className={`scroll-mt-24 ${className}`}>
      <dt className={nameClass}>{name}</dt>
      {picture && (
        <dd className="head lg:hidden print:hidden">
          <Picture picture={picture} alt="" sizes={TABLE_SIZES} />
        </dd>
      )}
      <dd className={textClass}>{text}</dd>
    </div>
  ));
}
