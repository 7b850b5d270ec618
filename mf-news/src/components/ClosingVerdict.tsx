import { Stars } from '@ringside/shared/ui';

/** How a review ends: its score beside its sentence, in letters that are seen while leafing. */
export const ClosingVerdict = ({ rating, words }: { rating: number; words: string }) => (
  <div className="verdict mt-12 grid max-w-none items-center gap-x-8 gap-y-4 border-ink border-t-4 pt-6 md:grid-cols-[auto_1fr] lg:-ml-(--side) lg:grid-cols-[var(--side)_1fr] lg:gap-x-0">
    <p className="flex flex-col gap-y-3 [&_svg]:size-5">
      <span aria-hidden="true" className="font-display text-5xl">
        {rating.toFixed(1)}
      </span>
      <Stars rating={rating} fill="below" />
    </p>
    <p className="m-0 font-display text-3xl uppercase">
      <strong className="font-normal text-blue-deep">Verdict:</strong> {words}
    </p>
  </div>
);
