import { Container, Picture } from '@ringside/shared/ui';
import type { ArticlePageData } from '../../load/loadPages.ts';
import { Byline } from '../story/Byline.tsx';
import { CategoryBadge } from '../story/CategoryBadge.tsx';

/** The dark header of an article: category, title, byline and picture. */
export function ArticleHeader({ article }: Pick<ArticlePageData, 'article'>) {
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
