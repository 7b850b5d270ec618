import { ServerHtml } from '@ringside/shared/section';
import { Container } from '@ringside/shared/ui';
import { ArticleActions } from '../components/article/ArticleActions.tsx';
import { type ArticleData, ArticleHeader } from '../components/article/ArticleHeader.tsx';
import { RelatedStories } from '../components/RelatedStories.tsx';
import type { ArticleCardData } from '../load/cards.ts';

export interface ArticlePageProps {
  article: ArticleData;
  related: readonly ArticleCardData[];
  /** The body as safe HTML. Only on the server. */
  body?: string;
}

export function ArticlePage({ article, related, body }: ArticlePageProps) {
  return (
    <>
      <article>
        <ArticleHeader article={article} />
        <Container className="grid gap-8 py-8 md:py-12 lg:grid-cols-12">
          <ArticleActions title={article.title} slug={article.slug} />
          <ServerHtml
            id="article-body"
            html={body}
            className="article-body text-lg lg:col-span-9 print:col-span-12 print:text-sm"
          />
        </Container>
        {/* The browser writes the URL, because it has the site's origin. */}
        <Container
          className="hidden border-ink border-t-2 pt-4 text-sm print:block"
          data-address=""
          suppressHydrationWarning
        >
          {`/news/${article.slug}`}
        </Container>
      </article>
      {related.length > 0 && <RelatedStories articles={related} />}
    </>
  );
}
