import { Button, NUMBERED, Picture, Stars, Unbroken } from '@ringside/shared/ui';
import { useId } from 'react';
import type { loadCategoryPage } from '../load/loadPages.ts';

type RankedEntryProps = ReturnType<typeof loadCategoryPage>['data']['products'][number];

const TEXT =
  'max-sm:col-span-full sm:max-lg:[grid-area:1/2/span_2] xl:flex xl:h-full xl:flex-col xl:items-start xl:justify-between print:[grid-area:1/3]';

/**
 * The winner is larger than the others. The columns of a wide window are rank, picture and text, and
 * those of a tablet are rank above picture, and text. In the widest window the others are cards,
 * three in a row, with rank and text below the picture.
 */
const STEPS = {
  winner: {
    columns:
      'sm:grid-cols-[3fr_2fr] lg:grid-cols-[7.5rem_4fr_3fr] max-sm:[&>picture]:col-span-full max-sm:[&>picture]:-mx-4',
    rank: '',
    sizes: '(width >= 80rem) 36rem, (width >= 40rem) 55vw, 80vw',
    picture: 'xl:h-full',
    name: 'font-display text-3xl uppercase xl:text-4xl print:text-3xl',
  },
  usual: {
    columns:
      'sm:grid-cols-2 lg:grid-cols-[7.5rem_1fr_1fr] xl:h-full xl:grid-cols-[4rem_1fr] xl:grid-rows-[auto_1fr] xl:gap-x-4 xl:[&>picture]:-order-1 xl:[&>picture]:col-span-full',
    rank: 'xl:text-3xl',
    sizes: '(width >= 80rem) 24rem, (width >= 40rem) 40vw, 60vw',
    picture: '',
    name: 'font-bold text-xl',
  },
} as const;

/** Shows one product of a top-10 list. Its button does nothing, as the specification demands. */
export function RankedEntry({ rank, name, brand, rating, summary, picture }: RankedEntryProps) {
  const { columns, sizes, ...step } = STEPS[rank === 1 ? 'winner' : 'usual'];
  const heading = useId();

  return (
    <article
      className={`grid grid-cols-[21vw_1fr] items-start gap-x-4 gap-y-5 sm:max-lg:grid-rows-[auto_1fr] xl:[&>picture]:self-stretch sm:gap-x-8 print:grid-cols-[1.5cm_3cm_1fr] print:gap-x-4 print:gap-y-0 ${columns}`}
    >
      <p
        className={`whitespace-nowrap font-display text-5xl text-blue-deep print:text-3xl ${step.rank}`}
      >
        #{rank}
      </p>

      <Picture
        picture={picture}
        priority={rank === 1}
        sizes={sizes}
        className={`aspect-poster print:h-auto ${step.picture}`}
      />

      <div className={TEXT}>
        <div>
          <h2 id={heading} className={step.name}>
            <Unbroken text={name} words={NUMBERED} />
          </h2>
          <p className="mt-1 font-semibold print:mt-0">{brand}</p>
          <p className="mt-2 flex items-center gap-2 print:mt-0">
            <Stars rating={rating} fill="below" />
            {/* The stars have this as text already. */}
            <span aria-hidden="true" className="font-display text-2xl print:text-base">
              {rating.toFixed(1)} / 5.0
            </span>
          </p>

          <p className="mt-3 max-w-prose text-pretty print:mt-1 print:text-xs">{summary}</p>
        </div>
        <Button data-inert variant="secondary" className="mt-5 shrink-0" aria-describedby={heading}>
          Check Price &amp; Reviews
        </Button>
      </div>
    </article>
  );
}
