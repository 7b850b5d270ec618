import type { Catalogue, CatalogueElement } from '@ringside/shared/contract';
import { Container, SectionHeading } from '@ringside/shared/ui';
import { builder } from '../../content/builder.ts';
import { elementPath, type Offer, offerOf, plain } from '../lines/offers.ts';
import { Exhibit, IN_ROW, LINK } from './Exhibit.tsx';

const NOTHING: Catalogue = { origin: '', files: {}, elements: [] };

export function Builder({ catalogue = NOTHING }: { catalogue?: Catalogue }) {
  const { title, lead } = builder;
  const { elements, files, origin } = catalogue;
  const shown = elements.map((element) => withWords(catalogue, element));
  const ofKind = (kind: Offer['kind']) => shown.filter(({ offer }) => offer.kind === kind);

  return (
    <>
      <div className="band border-blue border-b-8 bg-ink text-white">
        <Container className="py-3 md:py-8">
          <h1 className="font-display text-3xl uppercase md:text-4xl">{title}</h1>
          <p className="mt-2 max-w-prose text-balance text-lg text-muted-light max-md:sr-only">
            {lead}
          </p>
        </Container>
      </div>

      <Container className="flex flex-col gap-8 pt-2 pb-8 md:gap-20 md:py-10">
        {Object.keys(files).length === 0 && (
          <p>
            The live views need a release’s files. Run <code>npm start</code> to serve them.
          </p>
        )}
        {ofKind('widget').map((words) => (
          <Exhibit key={words.offer.tag} origin={origin} {...words} />
        ))}
        <Promises />
        <Fragments shown={ofKind('fragment')} origin={origin} />
        <Sections shown={ofKind('section')} />
      </Container>
    </>
  );
}

type Shown = readonly ReturnType<typeof withWords>[];

/** An element of another repository has only its description. */
function withWords(catalogue: Catalogue, element: CatalogueElement) {
  const offer = offerOf(catalogue, element);
  const words = builder.elements.find(({ tag }) => tag === element.tag);
  return {
    offer,
    heading: words?.heading ?? offer.title,
    text: words?.text ?? plain(element.description),
  };
}

const Promises = () => (
  <ul className="grid gap-x-8 gap-y-3 border-ink border-t-4 pt-4 sm:grid-cols-2 lg:grid-cols-4">
    {builder.promises.map(({ heading, text }) => (
      <li key={heading}>
        <strong>{heading}</strong>
        <p className="text-muted text-sm">{text}</p>
      </li>
    ))}
  </ul>
);

/** On a phone, the visitor swipes from one fragment to the next. */
const SHELF =
  '-mx-4 grid scroll-px-4 [scroll-snap-type:x_mandatory] auto-cols-[86%] grid-flow-col gap-x-6 gap-y-12 overflow-x-auto px-4 sm:auto-cols-[24rem]';
const GRID = 'md:mx-0 md:grid-flow-row md:grid-cols-2 md:overflow-visible md:px-0 xl:grid-cols-4';

const Fragments = ({ shown, origin }: { shown: Shown; origin: string }) => (
  <section>
    <SectionHeading lead={builder.fragments.lead}>{builder.fragments.heading}</SectionHeading>
    <ul tabIndex={-1} className={`${SHELF} ${GRID}`}>
      {shown.map((words) => (
        <li key={words.offer.tag} className={`min-w-0 snap-start ${IN_ROW}`}>
          <Exhibit origin={origin} {...words} />
        </li>
      ))}
    </ul>
  </section>
);

const Sections = ({ shown }: { shown: Shown }) => (
  <section>
    <SectionHeading lead={builder.sections.lead}>{builder.sections.heading}</SectionHeading>
    <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
      {shown.map(({ offer, heading, text }) => (
        <li key={offer.tag}>
          <a href={elementPath(offer.tag)} className={LINK}>
            {heading}
          </a>
          <p className="max-w-prose text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
