import { ServerHtml } from '@ringside/shared/section';
import { Container, SectionHeading } from '@ringside/shared/ui';
import { ArticleActions } from '../components/article/ArticleActions.tsx';
import { ArticleHeader } from '../components/article/ArticleHeader.tsx';
import { StoryCard } from '../components/StoryCard.tsx';
import type { ArticlePageData } from '../load/loadPages.ts';

/**
 * `/news/:slug`: an article, and others of its category.
 *
 * @param body as safe HTML; only on the server
 */
export function ArticlePage({ article, related, body }: ArticlePageData & { body?: string }) {
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
      {related.length > 0 && (
        <section aria-labelledby="related" className="bg-paper-sunk print:hidden">
          <Container className="py-12 md:py-16">
            <SectionHeading id="related" action={{ label: 'All news', href: '/news' }}>
              Related Stories
            </SectionHeading>
            <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
              {related.map((story) => (
                <li key={story.slug}>
                  <StoryCard article={story} level="h3" look="small" clip="line-clamp-2" />
                </li>
              ))}
            </ul>
          </Container>
        </section>
      )}
    </>
  );
}
