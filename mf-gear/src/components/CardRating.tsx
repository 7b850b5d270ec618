import { Stars } from '@ringside/shared/ui';

/** The stars of a card, rounded down, and the number of reviews as text. */
export function CardRating({ rating, reviews }: { rating: number; reviews: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
      <Stars rating={rating} fill="floor" />
      <span>{reviews} reviews</span>
    </p>
  );
}
