interface ReadMoreProps {
  slug: string;
  /** Id of the title that says what there is to read. */
  describedBy: string;
  onDark?: boolean;
  className?: string;
}

/** A card's link that says what it does. It lies above the title's link, which covers the whole card. */
export function ReadMore({ slug, describedBy, onDark = false, className = '' }: ReadMoreProps) {
  return (
    <a
      href={`/news/${slug}`}
      aria-describedby={describedBy}
      className={`relative inline-flex min-h-6 items-center font-semibold no-underline decoration-2 underline-offset-4 group-hover:underline ${onDark ? 'text-blue-light' : 'text-blue-deep'} ${className}`}
    >
      Read More
    </a>
  );
}
