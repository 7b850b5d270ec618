interface Wanted {
  required: readonly string[];
  recommended: readonly string[];
}

const EVENT_DETAILS = ['description', 'endDate', 'eventStatus', 'image', 'location.name'];

/**
 * Paths of properties by type. `a|b` means either. What is recommended but not in our pages is left out, with its
 * reason.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export const google: Readonly<Record<string, Wanted>> = {
  NewsArticle: {
    required: ['headline'],
    recommended: [
      ...['author.name', 'author.url', 'dateModified', 'datePublished', 'image'],
      ...['publisher.name', 'publisher.url', 'publisher.logo'],
    ],
  },
  SportsEvent: {
    required: ['name', 'startDate', 'location.address.addressLocality', 'location.address.addressCountry'],
    // No `offers`, because we sell no tickets. No `organizer.url`, because promoters have no pages here.
    recommended: [...EVENT_DETAILS, 'organizer.name', 'performer.name', 'competitor.name'],
  },
  // No `offers` and no `aggregateRating`: nothing is sold here, and the rating is our own review's.
  Product: {
    required: ['name', 'review|aggregateRating|offers'],
    recommended: ['image', 'description', 'brand.name'],
  },
  Review: { required: ['author.name', 'reviewRating.ratingValue'], recommended: ['reviewRating.bestRating'] },
  BreadcrumbList: {
    required: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
    recommended: [],
  },
  ItemList: { required: ['itemListElement.position'], recommended: ['name'] },
  WebSite: { required: ['name', 'url'], recommended: [] },
  Organization: { required: [], recommended: ['name', 'url', 'logo'] },
};

function has(value: unknown, [property, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value))
    return (
      value.length > 0 && value.every((item) => has(item, property === undefined ? [] : [property, ...rest]))
    );
  if (property === undefined) return value !== undefined && value !== '';
  return (
    typeof value === 'object' && value !== null && has((value as Record<string, unknown>)[property], rest)
  );
}

export function lacking(thing: { '@type': string }): string[] {
  const type = thing['@type'];
  const { required = [], recommended = [] } = google[type] ?? {};
  return [...required, ...recommended]
    .filter((path) => !path.split('|').some((either) => has(thing, either.split('.'))))
    .map((path) => `${type}.${path}`);
}
