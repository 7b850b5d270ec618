import { ButtonLink } from '@ringside/shared/ui';
import { useId } from 'react';

export interface ArticleLinkProps {
  slug: string;
  title: string;
  label: string;
}

/** `<ringside-article-link>`: a link to one article that looks like a button. */
export function ArticleLink({ slug, title, label }: ArticleLinkProps) {
  const description = useId();
  return (
    <>
      <ButtonLink href={`/news/${slug}`} aria-describedby={description}>
        {label}
      </ButtonLink>
      <span id={description} hidden>
        {title}
      </span>
    </>
  );
}
