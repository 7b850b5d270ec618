import { breadcrumbs, PUBLISHER, structured } from '@ringside/shared/section/structuredData';
import { articles } from '../content/articles.ts';
import { picture, socialCard } from '../pictures/index.ts';
import { clip } from '../rules/clip.ts';
import { nextAfter, relatedTo } from '../rules/lists.ts';
import { card, listCards, pictureOf } from './cards.ts';
import { newest, newestOf } from './newest.ts';
import { readingAids } from './readingAids.ts';
import { NEWS, REVIEWS, storyList } from './storyLists.ts';

export const news = storyList(NEWS, newest);
export const reviews = storyList(REVIEWS, newestOf['Gear Review']);

const bySlug = new Map(articles.map((article) => [article.slug, article]));

export const slugs = [...bySlug.keys()];

const DESCRIPTION_MAX_CHARS = 155;

export type ArticlePageData = ReturnType<typeof loadArticlePage>['data'];

export function loadArticlePage(slug: string) {
  const article = bySlug.get(slug);
  if (!article) throw new Error(`@ringside/mf-news: there is no article "${slug}".`);
  const { title, text, author, category, published, modified, comments } = article;
  const { fight, rating, facts } = article;
  const names = article.keywords.filter((name) => name.includes(' ') && title.includes(name));
  const lead = pictureOf(article);
  const path = `/news/${slug}`;
  const writer = `/about#${author.toLowerCase().replaceAll(' ', '-')}`;

  const related = relatedTo(article, newestOf);
  const next = nextAfter(article, newest, related);
  const { contents, body } = readingAids(article.body, rating);
  const [, ...cards] = listCards([article, ...related, ...next]);

  return {
    data: {
      article: {
        ...card(article),
        names,
        picture: lead,
        comments,
        writer,
        fight,
        rating,
        facts,
      },
      contents,
      related: cards.slice(0, related.length),
      next: cards.slice(related.length),
    },
    serverOnly: { body },

    head: {
      title,
      description: clip(text, DESCRIPTION_MAX_CHARS),
      keywords: article.keywords,
      image: socialCard(slug, title, 'news'),
      modified,
      article: { publishedTime: published, author, section: category },
      structuredData: [
        structured('NewsArticle', {
          headline: title,
          url: path,
          description: text,
          datePublished: published,
          dateModified: modified,
          author: { '@type': 'Person', name: author, url: writer },
          publisher: PUBLISHER,
          articleSection: category,
          commentCount: comments,
          timeRequired: `PT${Number.parseInt(article.readTime, 10)}M`,
          image: lead.src,
        }),
        breadcrumbs(['News', '/news'], [title, path]),
      ],
    },
  };
}

export const loadNotFoundPage = () => ({
  data: {
    text: 'Article not found!',
    action: { label: 'Back to News', href: '/news' },
    picture: picture('industry-news'),
  },
  head: {
    title: 'Article not found',
    description:
      'There is no article at this address. The news page has every story, newest first, and the fights, gear and training are in the menu.',
  },
});
