import { ServerHtml } from '@ringside/shared/section';
import { Container, Picture, SectionHeading } from '@ringside/shared/ui';
import { ArticleActions } from '../components/ArticleActions.tsx';
import { StoryCard } from '../components/StoryCard.tsx';
import { Byline, CategoryBadge } from '../components/StoryParts.tsx';
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
            <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
              {related.map((story) => (
                <li key={story.slug}>
                  <StoryCard article={story} level="h3" lines="line-clamp-2" />
                </li>
              ))}
            </ul>
          </Container>
        </section>
      )}
    </>
  );
}

/** The dark header of an article: category, title, byline and picture. */
function ArticleHeader({ article }: Pick<ArticlePageData, 'article'>) {
  const { category, title, text, comments, picture } = article;
  return (
    <header className="border-blue border-b-8 bg-ink text-white print:border-ink print:bg-white print:text-ink">
      <Container className="grid gap-8 py-8 md:py-12 lg:grid-cols-2 lg:items-center lg:gap-12 print:block">
        <div>
          <CategoryBadge category={category} onDark />
          <h1 className="mt-3 font-display text-4xl uppercase">{title}</h1>
          <p className="mt-5 max-w-prose text-pretty text-lg text-muted-light print:text-ink">{text}</p>
          <Byline {...article} className="mt-5 text-white print:text-ink">
            <span>{comments === 1 ? '1 comment' : `${comments} comments`}</span>
          </Byline>
        </div>
        <div className="print:hidden">
          <Picture picture={picture} priority sizes="(width >= 80rem) 36rem, (width >= 64rem) 46vw, 80vw" />
        </div>
      </Container>
    </header>
  );
}
