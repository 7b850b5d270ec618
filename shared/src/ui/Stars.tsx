interface StarsProps {
  rating: number;
  /**
   * Which stars are filled. `floor`, for product cards: as many as the rating rounded down.
   * `below`, for top-10 lists and for reviews of listed products: every star whose position,
   * counted from 0, is below the rating.
   */
  fill: 'floor' | 'below';
}

/** Shows a rating out of five. Screen readers get one text. */
export function Stars({ rating, fill }: StarsProps) {
  const limit = fill === 'floor' ? Math.floor(rating) : rating;
  return (
    <span
      className="inline-flex items-center gap-0.5"
      role="img"
      aria-label={`${rating.toFixed(1)} out of 5`}
    >
      {[0, 1, 2, 3, 4].map((position) => (
        <svg
          key={position}
          viewBox="0 0 24 24"
          aria-hidden="true"
          data-filled={position < limit}
          fill={position < limit ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth={2}
          className="size-4 text-brass"
        >
          <path d="m12 2 3 6.5 7 .9-5.1 4.9 1.3 7-6.2-3.4-6.2 3.4 1.3-7L2 9.4l7-.9z" />
        </svg>
      ))}
    </span>
  );
}
