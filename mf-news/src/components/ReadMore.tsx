interface ReadMoreProps {
  slug: string;
  title: string;
  onDark?: boolean;
  className?: string;
}

/**
 * A card's link that says what it does, and to those who meet it without its card also of what. It lies above the title's
 * link, which covers the whole card.
 */
export function ReadMore({ slug, title, onDark = false, className = '' }: ReadMoreProps) {
  return (
    <a
      href={`/news/${slug}`}
      className={`relative inline-flex min-h-6 items-center font-semibold no-underline decoration-2 underline-offset-4 group-hover:underline ${onDark ? 'text-blue-light' : 'text-blue-deep'} ${className}`}
    >
      Read More<span className="sr-only">{` about ${title}`}</span>
    </a>
  );
}
