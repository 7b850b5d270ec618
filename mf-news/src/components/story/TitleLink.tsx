import { StretchedLink } from '@ringside/shared/ui';

/** A card's title as a link that covers the card. The keyboard stops only once per card, at its Read More. */
export function TitleLink({ slug, title }: { slug: string; title: string }) {
  return (
    <StretchedLink href={`/news/${slug}`} tabIndex={-1} className="group-hover:no-underline">
      {title}
    </StretchedLink>
  );
}
