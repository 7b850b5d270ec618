import { Stars } from '@ringside/shared/ui';

/** Stars of a card, rounded down, and how many visitors gave them, as text. */
export function CardRating({ rating, reviews }: { rating: number; reviews: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
      <Stars rating={rating} fill="floor" />
      <span>{reviews} reviews</span>
    </p>
  );
}
