/** How many stories a list shows. */
export const STORIES_PER_PAGE = 100;

/** A page of older stories, newest first. */
export interface OlderPage<Story> {
  /** The last part of its address: the range of its stories' numbers, such as `1-100`. */
  range: string;
  stories: readonly Story[];
}

/**
 * Pages for the stories that do not fit into a list of the newest, oldest page first. Stories are numbered from the
 * oldest and every page is full, so a new story changes none of these pages. The newest of them may repeat stories of
 * the list.
 *
 * @param newestFirst all stories
 */
export function olderPages<Story>(
  newestFirst: readonly Story[],
  size = STORIES_PER_PAGE,
): OlderPage<Story>[] {
  const count = Math.max(0, Math.ceil(newestFirst.length / size) - 1);
  return Array.from({ length: count }, (_, index) => {
    const end = newestFirst.length - index * size;
    return {
      range: `${index * size + 1}-${(index + 1) * size}`,
      stories: newestFirst.slice(end - size, end),
    };
  });
}
