import { Button } from '@ringside/shared/ui';
import { attributesOf, elementPath, type Offer } from '../lines/offers.ts';
import { KINDS, type Kind, linesOf, previewPath, SANDBOX } from '../lines/snippets.ts';
import { Choices, FightChoice, Select } from './Choices.tsx';

const LINK =
  'inline-flex min-h-11 items-center self-start font-semibold text-blue-deep underline decoration-2 underline-offset-4 hover:text-ink';

interface ExhibitProps {
  offer: Offer;
  origin: string;
  heading?: string;
  text?: string;
}

/** On a page about one element, the page's own title is the heading, and the view has its width. */
const STACKED = 'flex flex-col gap-2 md:gap-6 print:gap-2';
const BESIDE =
  'not-first:border-ink not-first:border-t-4 not-first:pt-3 md:not-first:pt-8 lg:grid lg:grid-cols-[26rem_minmax(0,1fr)] lg:grid-rows-[repeat(4,auto)_1fr] lg:gap-x-12';

/**
 * An element with everything that one can choose. The form is the state, which `start.ts` reads.
 * Without script it has the first variant's lines.
 */
export function Exhibit({ offer, origin, heading, text }: ExhibitProps) {
  const { tag, title, variants, kind } = offer;
  const isBeside = heading !== undefined;
  const Variants = kind === 'widget' ? Choices : Select;
  const called = calledIn(heading ?? title);

  return (
    <form
      {...formOf(offer, heading ?? title)}
      className={`group/exhibit ${STACKED} ${isBeside ? BESIDE : ''}`}
    >
      {heading && (
        <h2 className="font-display text-3xl uppercase md:text-4xl print:text-3xl">{heading}</h2>
      )}

      {/*
        On a phone a view fills the window, so the button that copies it comes first. Beside a view it
        comes after all options.
      */}
      <div
        className={`flex flex-wrap items-end gap-2 md:gap-4 ${SCRIPTED} ${isBeside ? 'lg:[@media(scripting:enabled)]:contents' : ''}`}
      >
        {variants.length > 1 && (
          <div className={isBeside ? 'lg:row-start-3' : ''}>
            <Variants legend="Variant" name="variant" options={namesOf(offer)} />
          </div>
        )}
        <Button
          type="submit"
          className={`grow max-lg:py-1 md:text-lg lg:min-h-13 ${isBeside ? 'lg:row-start-5 lg:self-start' : 'md:grow-0 md:px-10'}`}
        >
          <span>
            Copy<span className="max-md:sr-only">{` the ${called}`}</span>
          </span>
        </Button>
      </div>
      <LiveView
        offer={offer}
        called={called}
        className={isBeside ? 'lg:col-start-2 lg:row-span-5 lg:row-start-1' : ''}
      />

      {text && (
        <p className="max-w-prose max-md:my-2 md:text-lg lg:row-start-2 print:text-base">{text}</p>
      )}

      <div className={isBeside ? 'lg:row-start-4' : ''}>
        <Options fights={offer.fights} />
      </div>
      <div className="grid gap-2 max-md:mt-1 lg:col-span-2">
        <Lines offer={offer} origin={origin} />
        {heading && <DetailsLink tag={tag} called={called} />}
      </div>
    </form>
  );
}

/** One of several beside each other, whose views, words and buttons are at the same heights. */
export const IN_ROW =
  'md:row-span-5 md:grid md:grid-cols-1 md:grid-rows-subgrid md:gap-y-2 print:row-auto print:flex';

export function Sample({
  offer,
  origin,
  heading,
  text,
  isWide,
}: Required<ExhibitProps> & { isWide: boolean }) {
  const { tag, variants } = offer;
  const called = calledIn(heading);

  return (
    <form {...formOf(offer, heading)} className={`group/exhibit flex flex-col gap-2 ${IN_ROW}`}>
      <Thumbnail offer={offer} called={called} isWide={isWide} />
      <h3 className="mt-2 font-display text-2xl uppercase">{heading}</h3>
      <p className="text-muted">{text}</p>
      <PrintedAddress tag={tag} />
      <div className={`mt-1 ${SCRIPTED}`}>
        <Button type="submit" variant="secondary" className="w-full">
          {`Copy the ${called}`}
        </Button>
      </div>
      <details className="print:hidden">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          Options and lines to copy
        </summary>
        <div className="grid gap-3 pb-2">
          {variants.length > 1 && <Select legend="Shows" name="variant" options={namesOf(offer)} />}
          <Options />
          <Lines offer={offer} origin={origin} />
          <DetailsLink tag={tag} called={called} />
        </div>
      </details>
    </form>
  );
}

/** What needs a script, or has no use on paper. */
const SCRIPTED = 'print:hidden [@media(scripting:none)]:hidden';

const formOf = (offer: Offer, name: string) => ({
  'data-offer': JSON.stringify(offer),
  autoComplete: 'off',
  'aria-label': name,
});

/** The button and the heading call the element by the same name. */
const calledIn = (heading: string) => heading.toLowerCase().replace(/^the /, '');

const namesOf = ({ variants }: Offer) =>
  Object.fromEntries(variants.map(({ name }, index) => [index, name]));

const DetailsLink = ({ tag, called }: { tag: string; called: string }) => (
  <a href={elementPath(tag)} className={`${LINK} print:hidden`}>
    {`For developers: the ${called} in detail`}
  </a>
);

/** Where the lines are, which a short list on paper has no space for. */
export const PrintedAddress = ({ tag }: { tag: string }) => (
  <p className="hidden text-sm print:block" data-address="" suppressHydrationWarning>
    {elementPath(tag)}
  </p>
);

/** The options that change the lines, and for which place they are. */
const Options = ({ fights }: Pick<Offer, 'fights'>) => (
  <div className="flex flex-wrap gap-x-4 gap-y-3 md:gap-y-4 print:hidden">
    <div className="contents [@media(scripting:none)]:hidden">
      {fights && <FightChoice fights={fights} />}
      <Choices legend="Your page is" name="theme" options={{ '': 'Light', dark: 'Dark' }} />
    </div>
    <Choices legend="Lines for" name="kind" options={KINDS} />
  </div>
);

const Lines = ({ offer, origin }: Pick<ExhibitProps, 'offer' | 'origin'>) =>
  (Object.keys(KINDS) as Kind[]).map((kind) => (
    <div key={kind} className={`hidden ${SHOWN[kind]}`}>
      <CodeBlock lines={kind}>{linesOf(kind, offer, attributesOf(offer, 0), origin)}</CodeBlock>
    </div>
  ));

type ViewProps = { offer: Offer; called: string; className?: string };

/** Lists and sections would trap the keyboard and the wheel. */
const View = ({ offer, called, className }: ViewProps) => (
  <iframe
    src={previewPath(offer.tag, attributesOf(offer, 0))}
    title={`Preview of the ${called}`}
    loading="lazy"
    sandbox={`${SANDBOX} allow-forms`}
    inert={offer.kind !== 'widget'}
    className={`view block ${className}`}
  />
);

/**
 * The page of a partner is as high as the highest view on it, and the view begins at its top: a
 * view's own height is known only when it has loaded, and then nothing around it moves.
 */
function LiveView({ offer, called, className = '' }: ViewProps) {
  const { kind, fights } = offer;
  const height = fights ? 'min-h-[648px] md:min-h-[790px]' : 'min-h-[480px] md:min-h-[640px]';
  return (
    <div
      className={`theirs large ${SCRIPTED} ${className} ${kind === 'widget' ? height : 'h-160'}`}
    >
      <View offer={offer} called={called} className="h-110 w-full border border-line" />
    </div>
  );
}

/** A partner's page as one sees a picture of it: reduced, and cut off where the window ends. */
export function Thumbnail({ offer, called, isWide = false }: ViewProps & { isWide?: boolean }) {
  const isSection = offer.kind === 'section';
  return (
    <div className={`theirs ${isSection ? 'far' : 'near'} ${isWide ? 'panorama' : ''} ${SCRIPTED}`}>
      <View
        offer={offer}
        called={called}
        className={isSection ? 'h-400' : `h-110 ${isWide ? 'xl:h-160' : ''}`}
      />
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
  <div className="relative after:pointer-events-none after:absolute after:inset-y-0 after:right-0 after:w-12 after:rounded-sm after:bg-linear-to-l after:from-ink print:after:hidden">
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is focused
      tabIndex={0}
      className="w-0 min-w-full overflow-x-auto rounded-sm bg-ink p-4 pr-12 text-white text-xs md:p-5 md:text-sm print:whitespace-pre-wrap print:border print:p-3 print:text-[8pt]"
    >
      <code data-lines={lines}>{children}</code>
    </pre>
  </div>
);
