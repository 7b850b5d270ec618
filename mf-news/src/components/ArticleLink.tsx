import { ButtonLink } from '@ringside/shared/ui';

export interface ArticleLinkProps {
  slug: string;
  title: string;
  label: string;
}

/** `<ringside-article-link>`: the way to one article, drawn as a button. */
export function ArticleLink({ slug, title, label }: ArticleLinkProps) {
  return (
    <ButtonLink href={`/news/${slug}`} aria-label={`${label}: ${title}`}>
      {label}
    </ButtonLink>
  );
}
