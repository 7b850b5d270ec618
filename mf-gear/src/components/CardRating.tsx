import { Stars } from '@ringside/shared/ui';

/** Stars of a card, rounded down, and how many visitors gave them. */
export function CardRating({ rating, reviews }: { rating: number; reviews: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
      <Stars rating={rating} fill="floor" />
      <span>{reviews.toLocaleString('en-US')} reviews</span>
    </p>
  );
}
