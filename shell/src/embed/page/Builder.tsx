import type { Catalogue, CatalogueElement, PictureData } from '@ringside/shared/contract';
import { Container, PageHeader, SectionHeading } from '@ringside/shared/ui';
import { builder } from '../../content/builder.ts';
import { elementPath, type Offer, offerOf, plain } from '../lines/offers.ts';
import { Exhibit, IN_ROW, PrintedAddress, Sample, Thumbnail } from './Exhibit.tsx';

const NOTHING: Catalogue = { origin: '', files: {}, elements: [] };

interface BuilderProps {
  catalogue?: Catalogue;
  band: PictureData;
}

export function Builder({ catalogue = NOTHING, band }: BuilderProps) {
  const { title, lead, promise } = builder;
  const { elements, files, origin } = catalogue;
  const shown = elements
    .map((element) => withWords(catalogue, element))
    .sort((one, other) => one.place - other.place);
  const ofKind = (kind: Offer['kind']) => shown.filter(({ offer }) => offer.kind === kind);

  return (
    <>
      <PageHeader title={title} picture={band}>
        <p className="max-md:-mt-2 max-md:text-sm">
          <span className="max-md:sr-only">{`${lead} `}</span>
          {promise}
        </p>
      </PageHeader>

      <Container className="flex flex-col gap-10 pt-3 pb-8 md:gap-16 md:py-12 print:gap-6">
        {Object.keys(files).length === 0 && (
          <p>
            The live views need a release’s files. Run <code>npm start</code> to serve them.
          </p>
        )}
        {ofKind('widget').map(({ offer, heading, text }) => (
          <Exhibit key={offer.tag} offer={offer} origin={origin} heading={heading} text={text} />
        ))}
      </Container>
      <Promises />
      <Container className="flex flex-col gap-12 py-10 md:gap-16 md:py-16">
        <Fragments shown={ofKind('fragment')} origin={origin} />
        <Sections shown={ofKind('section')} />
      </Container>
    </>
  );
}

type Shown = readonly ReturnType<typeof withWords>[];

/** An element of another repository has only its description, and comes last. */
function withWords(catalogue: Catalogue, element: CatalogueElement) {
  const offer = offerOf(catalogue, element);
  const place = builder.elements.findIndex(({ tag }) => tag === element.tag);
  const words = builder.elements[place];
  return {
    offer,
    place: words ? place : builder.elements.length,
    heading: words?.heading ?? offer.title,
    text: words?.text ?? plain(element.description),
    isWide: words?.isWide ?? false,
  };
}

const Promises = () => (
  <div className="bg-blue-deep text-white print:mt-6 print:border-t-2">
    <Container className="py-8 md:py-12">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:gap-x-8 lg:grid-cols-4 print:grid-cols-4 print:gap-x-4">
        {builder.promises.map(({ heading, text }) => (
          <li key={heading}>
            <strong className="block whitespace-pre-line font-display font-normal text-3xl uppercase xl:text-4xl print:text-2xl">
              {heading.replace(' ', '\n')}
            </strong>
            <p className="mt-3 max-md:text-sm print:text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  </div>
);

/** On a phone, the visitor swipes from one fragment to the next. */
const SHELF =
  '-mx-4 grid scroll-px-4 [scroll-snap-type:x_mandatory] auto-cols-[86%] grid-flow-col gap-x-6 gap-y-12 overflow-x-auto px-4 sm:auto-cols-[24rem] print:gap-y-3 print:overflow-visible';
const GRID = 'md:mx-0 md:grid-flow-row md:grid-cols-2 md:overflow-visible md:px-0 xl:grid-cols-4';

const Fragments = ({ shown, origin }: { shown: Shown; origin: string }) => (
  <section>
    <SectionHeading lead={builder.fragments.lead}>{builder.fragments.heading}</SectionHeading>
    <ul tabIndex={-1} className={`${SHELF} ${GRID}`}>
      {shown.map(({ offer, heading, text, isWide }) => (
        <li
          key={offer.tag}
          className={`min-w-0 snap-start ${IN_ROW} ${isWide ? 'xl:col-span-2' : ''}`}
        >
          <Sample offer={offer} origin={origin} heading={heading} text={text} isWide={isWide} />
        </li>
      ))}
    </ul>
  </section>
);

const Sections = ({ shown }: { shown: Shown }) => (
  <section>
    <SectionHeading lead={builder.sections.lead}>{builder.sections.heading}</SectionHeading>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-8 md:grid-cols-2 md:gap-x-6 lg:grid-cols-4 print:gap-y-3">
      {shown.map(({ offer, heading, text }) => (
        <li key={offer.tag} className="relative">
          <Thumbnail offer={offer} called={`section ${heading}`} />
          <h3 className="mt-3 font-display text-2xl uppercase print:mt-2">
            <a
              href={elementPath(offer.tag)}
              className="after:absolute after:inset-0 hover:underline"
            >
              {heading}
            </a>
          </h3>
          <p className="mt-1 text-muted max-md:text-sm">{text}</p>
          <PrintedAddress tag={offer.tag} />
          {/* The heading's link covers it. */}
          <p className="mt-1 font-semibold text-blue-deep underline max-md:text-sm print:hidden">
            Options and lines to copy
          </p>
        </li>
      ))}
    </ul>
  </section>
);
