interface ReadMoreProps {
  slug: string;
  title: string;
  className?: string;
}

/** A card's link that says what it does. It lies above the title's link, which covers the whole card. */
export function ReadMore({ slug, title, className = '' }: ReadMoreProps) {
  return (
    <a
      href={`/news/${slug}`}
      aria-label={`Read More: ${title}`}
      className={`relative inline-flex min-h-6 items-center font-semibold text-blue-deep no-underline decoration-2 underline-offset-4 group-hover:underline ${className}`}
    >
      Read More
    </a>
  );
}
