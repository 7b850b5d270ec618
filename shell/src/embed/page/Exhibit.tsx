import { Button } from '@ringside/shared/ui';
import type { PropsWithChildren } from 'react';
import { attributesOf, elementPath, type Offer } from '../lines/offers.ts';
import { KINDS, type Kind, linesOf, previewPath, SANDBOX } from '../lines/snippets.ts';
import { Choices, FightChoice, Select } from './Choices.tsx';

export const LINK =
  'inline-flex min-h-11 items-center self-start font-semibold text-blue-deep underline decoration-2 underline-offset-4 hover:text-ink';

/** Fragments beside each other have their views, choices and buttons at the same heights. */
export const IN_ROW =
  'md:row-span-6 md:grid md:grid-cols-1 md:grid-rows-subgrid md:gap-y-3 print:row-auto print:flex';

interface ExhibitProps {
  offer: Offer;
  origin: string;
  heading?: string;
  text?: string;
}

/**
 * The form is the state, which `start.ts` reads. Without script it has the first variant's lines.
 */
export function Exhibit({ offer, origin, heading, text }: ExhibitProps) {
  const { tag, title, variants } = offer;
  const isWidget = offer.kind === 'widget';
  const Heading = isWidget ? 'h2' : 'h3';
  const Variants = isWidget ? Choices : Select;
  // A page about one element has no heading here, and no neighbours.
  const isInRow = !isWidget && heading !== undefined;

  // The button and the heading call the element by the same name.
  const called = (heading ?? title).toLowerCase().replace(/^the /, '');
  const names = Object.fromEntries(variants.map(({ name }, index) => [index, name]));
  const view = <LiveView offer={offer} called={called} isWhole={!heading} />;

  return (
    <form
      data-offer={JSON.stringify(offer)}
      autoComplete="off"
      aria-label={heading ?? title}
      className={`group/exhibit flex flex-col gap-2 md:gap-3 ${isWidget ? 'lg:grid lg:grid-cols-[26rem_minmax(0,1fr)] lg:grid-rows-[repeat(4,auto)_1fr] lg:gap-x-12' : ''} ${isInRow ? IN_ROW : ''}`}
    >
      {heading && (
        <Heading className={isWidget ? 'font-display text-3xl uppercase' : 'font-bold text-lg'}>
          {heading}
        </Heading>
      )}
      {text && !isWidget && <p className="text-muted">{text}</p>}

      <div
        className={`flex flex-col gap-2 md:gap-3 print:hidden [@media(scripting:none)]:hidden ${isWidget ? 'lg:contents' : ''} ${isInRow ? 'md:contents' : ''}`}
      >
        {!isWidget && view}
        {variants.length > 1 && (
          <div className={isInRow ? 'md:row-start-4' : 'lg:col-start-1'}>
            <Variants legend={isWidget ? 'Variant' : 'Shows'} name="variant" options={names} />
          </div>
        )}
        <div className={isInRow ? 'md:row-start-5' : 'lg:col-start-1'}>
          <Button
            type="submit"
            variant={isWidget ? 'primary' : 'secondary'}
            className={isWidget ? 'min-h-13 w-full text-lg' : 'w-full'}
          >
            {`Copy the ${called}`}
          </Button>
        </div>
        {/* On a phone a widget fills the window, so the button that copies it comes first. */}
        {isWidget && view}
      </div>

      {text && isWidget && (
        <p className="max-w-prose text-muted lg:col-start-1 lg:row-start-2">{text}</p>
      )}
      <Lines offer={offer} origin={origin} isOpen={isWidget || !heading}>
        {heading && (
          <a href={elementPath(tag)} className={LINK}>
            {`For developers: the ${called} in detail`}
          </a>
        )}
      </Lines>
    </form>
  );
}

type LinesProps = PropsWithChildren<Pick<ExhibitProps, 'offer' | 'origin'> & { isOpen: boolean }>;

/** The options that change the lines, and the lines themselves for each place. */
const Lines = ({ offer, origin, isOpen, children }: LinesProps) => (
  <details open={isOpen} className={`print:hidden ${isOpen ? 'lg:col-start-1' : 'md:row-start-6'}`}>
    <summary className="min-h-11 cursor-pointer py-2 font-semibold">
      Options and lines to copy
    </summary>
    <div className="flex flex-wrap gap-x-4 gap-y-3">
      <div className="contents [@media(scripting:none)]:hidden">
        {offer.fights && <FightChoice fights={offer.fights} />}
        <Choices legend="Your page is" name="theme" options={{ '': 'Light', dark: 'Dark' }} />
      </div>
      <Choices legend="Lines for" name="kind" options={KINDS} />
      {(Object.keys(KINDS) as Kind[]).map((kind) => (
        <div key={kind} className={`hidden w-full ${SHOWN[kind]}`}>
          <CodeBlock lines={kind}>{linesOf(kind, offer, attributesOf(offer, 0), origin)}</CodeBlock>
        </div>
      ))}
      {children}
    </div>
  </details>
);

/**
 * A stage is as high as the highest view on it, and the view begins at its top: a view's own height
 * is known only when it has loaded, and then nothing around it moves.
 */
const STAGE =
  'lg:col-start-2 lg:row-span-full lg:row-start-1 lg:flex lg:items-start lg:justify-center lg:bg-paper-sunk lg:p-8 lg:group-has-[label:first-child>[name=variant]:checked]/exhibit:*:max-w-104';

/** A list that is too long for this page fades out. */
function LiveView({ offer, called, isWhole }: { offer: Offer; called: string; isWhole: boolean }) {
  const { tag, kind } = offer;
  const isWidget = kind === 'widget';
  const view = (
    <iframe
      src={previewPath(tag, attributesOf(offer, 0))}
      title={`Preview of the ${called}`}
      loading="lazy"
      sandbox={`${SANDBOX} allow-forms`}
      // Lists and sections would trap the keyboard and the wheel.
      inert={!isWidget}
      className="view block h-110 w-full border border-line lg:sticky lg:top-20 group-has-[[name=theme][value=dark]:checked]/exhibit:bg-ink"
    />
  );
  if (isWidget)
    return (
      <div className={`${STAGE} ${offer.fights ? 'min-h-[648px]' : 'min-h-[480px]'}`}>{view}</div>
    );

  const fades = isWhole
    ? 'max-h-160 [mask-image:linear-gradient(#000_32rem,transparent_40rem)]'
    : 'max-h-92 [mask-image:linear-gradient(#000_16rem,transparent_23rem)]';
  return (
    <div className={isWhole ? '' : 'md:row-start-3 md:bg-paper-sunk md:p-3'}>
      <div className={`overflow-hidden ${fades}`}>{view}</div>
    </div>
  );
}

const SHOWN: Readonly<Record<Kind, string>> = {
  html: 'group-has-[[value=html]:checked]/exhibit:block',
  wordpress: 'group-has-[[value=wordpress]:checked]/exhibit:block',
  iframe: 'group-has-[[value=iframe]:checked]/exhibit:block',
};

/**
 * Lines scroll sideways, because a URL that is broken within a word is hard to read and to check. At
 * the right they fade where they go on.
 */
export const CodeBlock = ({ lines, children }: { lines?: string; children: string }) => (
  <div className="relative mt-2 after:pointer-events-none after:absolute after:inset-y-0 after:right-0 after:w-12 after:rounded-sm after:bg-linear-to-l after:from-ink">
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is focused
      tabIndex={0}
      className="w-0 min-w-full overflow-x-auto rounded-sm bg-ink p-4 pr-12 text-white text-xs"
    >
      <code data-lines={lines}>{children}</code>
    </pre>
  </div>
);
