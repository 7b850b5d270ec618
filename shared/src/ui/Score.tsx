import { Stars } from './Stars.tsx';

/** The rating of a review from 0 to 5, as stars and as a number; nothing if there is none. */
export const Score = ({ rating }: { rating?: number | undefined }) =>
  rating !== undefined && (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 [&_svg]:size-5">
      <Stars rating={rating} fill="below" />
      {/* The stars have this as text already. */}
      <span aria-hidden="true" className="whitespace-nowrap font-display text-2xl">
        {rating.toFixed(1)} / 5.0
      </span>
    </p>
  );
