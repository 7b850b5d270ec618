import { Button, Picture, Stars } from '@ringside/shared/ui';
import { useId } from 'react';
import type { loadCategoryPage } from '../load/loadPages.ts';

type RankedEntryProps = ReturnType<typeof loadCategoryPage>['data']['products'][number];

/** Shows one product of a top-10 list. Its button does nothing, as the specification demands. */
export function RankedEntry({ rank, name, brand, rating, summary, picture }: RankedEntryProps) {
  const winner = rank === 1;
  // The columns are rank, picture and text.
  const columns = winner ? 'lg:grid-cols-[10rem_4fr_3fr]' : 'lg:grid-cols-[10rem_2fr_5fr]';
  const heading = useId();

  return (
    <article
      className={`grid grid-cols-[auto_1fr] items-start gap-x-6 gap-y-5 sm:grid-cols-[3.5rem_2fr_3fr] md:grid-cols-[7rem_2fr_3fr] md:gap-x-8 print:grid-cols-[1.5cm_3cm_1fr] print:gap-x-4 ${columns}`}
    >
      <p className="whitespace-nowrap font-display text-5xl text-blue-deep print:text-3xl">
        #{rank}
      </p>

      <Picture
        picture={picture}
        priority={winner}
        sizes={
          winner
            ? '(width >= 80rem) 36rem, (width >= 40rem) 45vw, 50vw'
            : '(width >= 80rem) 18rem, (width >= 40rem) 30vw, 50vw'
        }
        className="aspect-poster"
      />

      <div className="col-span-2 sm:col-span-1 print:col-span-1">
        <h2
          id={heading}
          className={`print:text-xl ${winner ? 'font-display text-3xl uppercase lg:text-4xl' : 'font-bold text-xl'}`}
        >
          {name}
        </h2>
        <p className="mt-1 font-semibold print:mt-0">{brand}</p>
        <p className="mt-2 flex items-center gap-2 print:mt-0">
          <Stars rating={rating} fill="below" />
          {/* The stars have this as text already. */}
          <span aria-hidden="true" className="font-bold">
            {rating.toFixed(1)} / 5.0
          </span>
        </p>

        <p className="mt-3 max-w-prose text-pretty print:mt-1 print:text-sm">{summary}</p>
        <Button data-inert variant="secondary" className="mt-5" aria-describedby={heading}>
          Check Price &amp; Reviews
        </Button>
      </div>
    </article>
  );
}
