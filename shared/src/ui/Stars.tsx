interface StarsProps {
  rating: number;
  /**
   * Which stars are filled. `floor`, for product cards: as many as the rating rounded down.
   * `below`, for top-10 lists and for reviews of listed products: every star whose position,
   * counted from 0, is below the rating.
   */
  fill: 'floor' | 'below';
}

/**
 * Shows a rating out of five. Screen readers get one text. The last filled star of 4.2 has a fifth
 * of the ink of the others, so that it does not look like that of 4.9.
 */
export function Stars({ rating, fill }: StarsProps) {
  const limit = fill === 'floor' ? Math.floor(rating) : rating;
  return (
    <span
      className="inline-flex items-center gap-0.5"
      role="img"
      aria-label={`${rating.toFixed(1)} out of 5`}
    >
      {[0, 1, 2, 3, 4].map((position) => {
        const part = limit - position;
        return (
          <svg
            key={position}
            viewBox="0 0 24 24"
            aria-hidden="true"
            data-filled={part > 0}
            fill={part > 0 ? 'currentColor' : 'none'}
            fillOpacity={part < 1 && part % 1 ? part.toFixed(1) : undefined}
            stroke="currentColor"
            strokeWidth={2}
            className="size-4"
          >
            <path d="m12 2 3 6.5 7 .9-5.1 4.9 1.3 7-6.2-3.4-6.2 3.4 1.3-7L2 9.4l7-.9z" />
          </svg>
        );
      })}
    </span>
  );
}
