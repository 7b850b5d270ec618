import type { Catalogue } from '@ringside/shared/contract';
import { Container, SectionHeading } from '@ringside/shared/ui';
import { builder } from '../../content/builder.ts';
import { elementPath, type Offer, offerOf, plain } from '../offers.ts';
import { Exhibit, LINK } from './Exhibit.tsx';

const NOTHING: Catalogue = { origin: '', files: {}, elements: [] };

/**
 * `/embed`: widgets and parts of sections live, each with a button that copies its lines. Whole sections have pages of their own.
 *
 * @param catalogue only the server has it; the script on this page reads the offers in the HTML
 */
export function Builder({ catalogue = NOTHING }: { catalogue?: Catalogue }) {
  const { title, lead, promises, widgets, fragments, sections } = builder;
  const { elements, files, origin } = catalogue;
  const offers = elements.map((element) => ({ element, offer: offerOf(catalogue, element) }));
  const ofKind = (kind: Offer['kind']) => offers.filter(({ offer }) => offer.kind === kind);
  return (
    <>
      <div className="border-blue border-b-8 bg-ink text-white">
        <Container className="py-3 md:py-8">
          <h1 className="font-display text-3xl uppercase md:text-4xl">{title}</h1>
          <p className="mt-2 max-w-prose text-balance text-lg text-muted-light max-md:sr-only">{lead}</p>
        </Container>
      </div>
      <Container className="flex flex-col gap-16 pt-4 pb-12 md:gap-20 md:py-10">
        {/* `npm run dev`. */}
        {Object.keys(files).length === 0 && (
          <p>
            The live views need a release’s files. Run <code>npm start</code> to serve them.
          </p>
        )}
        {ofKind('widget').map(({ offer }) => {
          const words = widgets.find(({ tag }) => tag === offer.tag);
          return <Exhibit key={offer.tag} offer={offer} origin={origin} {...words} />;
        })}
        <ul className="grid gap-x-8 gap-y-3 border-ink border-t-4 pt-4 sm:grid-cols-2 lg:grid-cols-4">
          {promises.map(({ heading, text }) => (
            <li key={heading}>
              <strong>{heading}</strong>
              <p className="text-muted text-sm">{text}</p>
            </li>
          ))}
        </ul>
        <section className="flex flex-col gap-12">
          <SectionHeading lead={fragments.lead}>{fragments.heading}</SectionHeading>
          {ofKind('fragment').map(({ element, offer }) => (
            <Exhibit key={offer.tag} offer={offer} origin={origin} text={plain(element.description)} />
          ))}
        </section>
        <section>
          <SectionHeading lead={sections.lead}>{sections.heading}</SectionHeading>
          <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
            {ofKind('section').map(({ element, offer }) => (
              <li key={offer.tag}>
                <a href={elementPath(offer.tag)} className={LINK}>
                  {offer.title}
                </a>
                <p className="max-w-prose text-muted">{plain(element.description)}</p>
              </li>
            ))}
          </ul>
        </section>
      </Container>
    </>
  );
}
