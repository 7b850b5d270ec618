import { ButtonLink } from '@ringside/shared/ui';
import { useId } from 'react';
import type { loadArticleLink } from '../load/loadElements.ts';

export function ArticleLink({ slug, title, label }: ReturnType<typeof loadArticleLink>) {
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
