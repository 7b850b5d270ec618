import type { Headline } from '../content/schema.ts';

/**
 * The first article, in listed order, whose title contains `match`; otherwise the one with the slug `fallback`.
 *
 * @throws when no title matches and the fallback does not exist
 */
export function articleFor<Article extends Pick<Headline, 'slug' | 'title'>>(
  articles: readonly Article[],
  match: string,
  fallback: string,
): Article {
  const article =
    articles.find(({ title }) => title.includes(match)) ?? articles.find(({ slug }) => slug === fallback);
  if (!article)
    throw new Error(
      `@ringside/mf-news: no title contains "${match}" and no article has the slug "${fallback}"; give a fallback that exists.`,
    );
  return article;
}
