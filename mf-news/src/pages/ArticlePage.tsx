import { Fragment, ServerHtml } from '@ringside/shared/section';
import { Container, Contents, Picture, Section, Stars, Unbroken } from '@ringside/shared/ui';
import { ArticleActions } from '../components/ArticleActions.tsx';
import { SignUp } from '../components/SignUp.tsx';
import { StoryCard } from '../components/StoryCard.tsx';
import { Byline, CategoryBadge, Facts } from '../components/StoryParts.tsx';
import type { ArticlePageData } from '../load/loadPages.ts';

/** @param body as safe HTML; only on the server */
export function ArticlePage({
  article,
  contents,
  related,
  next,
  body,
}: ArticlePageData & { body?: string }) {
  const { title, slug, category, fight, rating, facts } = article;
  const strip = fight && <Fragment tag="ringside-fight-list" fight={`${fight}`} fixed />;
  const isForecast = category === 'Fight Analysis';

  return (
    <>
      <article>
        <ArticleHeader article={article} />
        <Container className="sided grid gap-8 py-8 md:py-12">
          {isForecast && strip && (
            <div className="border-ink border-b-2 pb-6 lg:col-span-2">{strip}</div>
          )}
          {rating !== undefined && <Tested rating={rating} facts={facts} />}
          <div className="grid content-start gap-6 lg:pr-8">
            {rating === undefined && <Contents label="In this story" entries={contents} />}
            <ArticleActions title={title} slug={slug} />
          </div>
          <ServerHtml id="article-body" html={body} className="article-body" />
          {!isForecast && strip && (
            <div className="border-ink border-t-2 pt-6 lg:col-span-2">{strip}</div>
          )}
        </Container>
      </article>

      <Container className="onward py-12 md:py-16 print:hidden">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-3">
          <Further
            id="related"
            heading="Related Stories"
            stories={related}
            places={FURTHER_PLACES - next.length}
          />
          <Further
            id="next"
            heading="Read Next"
            action={{ label: 'All news', href: '/news' }}
            stories={next}
            places={FURTHER_PLACES - related.length}
          />
        </div>
      </Container>

      <SignUp />
    </>
  );
}

/** The columns of a wide window, which both lists fill together. */
const FURTHER_PLACES = 3;
const SPANS = ['', '', 'lg:col-span-2', 'lg:col-span-3'];

/** Where the list is as wide as a tablet, a story has its picture beside its words. */
function Further({
  stories,
  places,
  ...section
}: {
  id: string;
  heading: string;
  action?: { label: string; href: string };
  stories: ArticlePageData['related'];
  places: number;
}) {
  if (stories.length === 0) return null;
  const few = stories.length === 1 ? 'alone' : 'pair';
  const variant = stories.length < places ? few : 'row';

  return (
    <Section {...section} className={`flex flex-col [&>ul]:grow ${SPANS[places]}`}>
      <ul className="further grid gap-x-8 gap-y-10 lg:auto-cols-fr lg:grid-flow-col">
        {stories.map((story) => (
          <li key={story.slug} className="@container">
            <StoryCard article={story} level="h3" variant={variant} lines="line-clamp-2" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A review's score and facts stand on the columns of the page. Its sentence follows the text. */
const Tested = ({
  rating,
  facts,
}: Pick<ArticlePageData['article'], 'facts'> & { rating: number }) => (
  <aside
    aria-label="Score"
    className="tested grid items-center gap-x-8 gap-y-3 border-ink border-b-2 pb-6 md:grid-cols-[auto_1fr] lg:col-span-2 lg:grid-cols-subgrid lg:gap-x-0"
  >
    <p className="flex flex-wrap items-center gap-x-4 font-display text-5xl [&_svg]:size-6">
      {rating.toFixed(1)} <Stars rating={rating} fill="below" />
    </p>
    <Facts facts={facts} />
  </aside>
);

/** No line of a large title ends with an article, or within a name. */
const togetherIn = (names: readonly string[]) =>
  new RegExp(
    `\\b(${[...names.map((name) => name.replace(/\W/g, '\\$&')), '(?:an?|the) \\S+'].join('|')})`,
    'i',
  );

/** In letters: above, a title is smaller in a wide window, and below, it is larger. */
const LONG_TITLE = 62;
const SHORT_TITLE = 41;

function ArticleHeader({ article }: Pick<ArticlePageData, 'article'>) {
  const { category, title, names, text, comments, picture } = article;
  const { length } = title;
  const size = length > LONG_TITLE ? ' long' : length <= SHORT_TITLE ? ' short' : '';

  return (
    <header className="opener border-blue border-b-8 bg-ink text-white">
      <Container className="grid gap-8 pt-8 md:pb-12 md:pt-12">
        <div>
          <CategoryBadge category={category} onDark />
          <h1 className={`mt-3 font-display text-4xl uppercase${size}`}>
            <Unbroken text={title} words={togetherIn(names)} />
          </h1>
          <p className="mt-5 max-w-prose text-muted-light sm:text-lg">{text}</p>
          <Byline {...article} className="mt-5 text-white">
            <span>{comments === 1 ? '1 comment' : `${comments} comments`}</span>
          </Byline>
          {/* The browser writes the URL with the site's origin. */}
          <div className="mt-2 hidden text-xs print:block" data-address="" suppressHydrationWarning>
            {`/news/${article.slug}`}
          </div>
        </div>
        <div className="max-md:-mx-4 lg:*:contents">
          <Picture
            picture={picture}
            priority
            className="lg:h-full"
            sizes="(width >= 64rem) 59vw, 80vw"
          />
        </div>
      </Container>
    </header>
  );
}
