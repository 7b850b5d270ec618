import { ButtonLink } from '@ringside/shared/ui';
import { useId } from 'react';

export interface ArticleLinkProps {
  slug: string;
  title: string;
  label: string;
}

/** `<ringside-article-link>`: the way to one article, drawn as a button. */
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
