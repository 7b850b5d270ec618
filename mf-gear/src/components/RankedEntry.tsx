import { Button, Picture, Score, Unbroken } from '@ringside/shared/ui';
import { useId } from 'react';
import type { loadCategoryPage } from '../load/loadPages.ts';

type RankedEntryProps = ReturnType<typeof loadCategoryPage>['data']['products'][number];

/** The further down the list, the smaller: `ranking.css` sets one, two, three and two in a row. */
const STEPS = {
  winner: {
    rank: 'text-5xl',
    name: 'text-3xl lg:text-[min(4.7vw,4.25rem)]',
    button: 'primary',
    sizes: '(width >= 64rem) 50rem, 80vw',
  },
  second: {
    rank: 'text-4xl',
    name: 'text-2xl xl:text-[2.75rem]',
    button: 'secondary',
    sizes: '(width >= 80rem) 37rem, (width >= 40rem) 45vw, 80vw',
  },
  usual: {
    rank: 'text-3xl',
    name: 'text-[1.75rem]/[1.05]',
    button: 'quiet',
    sizes: '(width >= 80rem) 24rem, (width >= 40rem) 40vw, 45vw',
  },
} as const;

/** A name with its number, and words with a hyphen. In a column so narrow, a break inside looks like a mistake. */
const KEPT = /(\S+ \d+|\S+-\S+)/;

const stepOf = (rank: number) => (rank === 1 ? 'winner' : rank <= 3 ? 'second' : 'usual');

/** Shows one product of a top-10 list. Its button does nothing, as the specification demands. */
export function RankedEntry({ rank, name, brand, rating, summary, picture }: RankedEntryProps) {
  const step = STEPS[stepOf(rank)];
  const heading = useId();

  return (
    <article className="ranked">
      <p className={`whitespace-nowrap font-display text-blue ${step.rank}`}>#{rank}</p>
      <Picture
        picture={picture}
        priority={rank === 1}
        sizes={step.sizes}
        className="aspect-poster"
      />
      <div>
        <h2 id={heading} className={`font-display uppercase ${step.name}`}>
          <Unbroken text={name} words={KEPT} />
        </h2>
        <p className="mt-1 font-semibold">{brand}</p>
      </div>
      <Score rating={rating} />
      <p className="max-w-prose">
        <Unbroken text={summary} words={KEPT} />
      </p>
      <Button
        data-inert
        variant={step.button}
        className="justify-self-start"
        aria-describedby={heading}
      >
        Check Price &amp; Reviews
      </Button>
    </article>
  );
}
