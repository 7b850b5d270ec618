interface Wanted {
  required: readonly string[];
  recommended: readonly string[];
}

const EVENT_DETAILS = ['description', 'endDate', 'eventStatus', 'image', 'location.name'];

/**
 * The property paths that Google requires and recommends, by type. `a|b` means either path.
 * Recommended properties that our pages lack are not listed, and a comment gives the reason.
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
    required: [
      'name',
      'startDate',
      'location.address.addressLocality',
      'location.address.addressCountry',
    ],
    // `offers` is not listed, because we sell no tickets. `organizer.url` is not listed, because
    // promoters have no pages here.
    recommended: [...EVENT_DETAILS, 'organizer.name', 'performer.name', 'competitor.name'],
  },
  // `offers` is not listed, because we sell nothing. `aggregateRating` is not listed, because the
  // rating is that of our own review.
  Product: {
    required: ['name', 'review|aggregateRating|offers'],
    recommended: ['image', 'description', 'brand.name'],
  },
  Review: {
    required: ['author.name', 'reviewRating.ratingValue'],
    recommended: ['reviewRating.bestRating'],
  },
  BreadcrumbList: {
    required: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
    recommended: [],
  },
  ItemList: { required: ['itemListElement.position'], recommended: ['name'] },
  WebSite: { required: ['name', 'url'], recommended: [] },
  Organization: { required: [], recommended: ['name', 'url', 'logo'] },
};

function has(thing: unknown, path: string): boolean {
  const at = (values: readonly unknown[], property: string) =>
    values.flatMap((value) => (value as Record<string, unknown> | undefined)?.[property]);
  const values = path.split('.').reduce(at, [thing]);
  return values.length > 0 && values.every((value) => value !== undefined && value !== '');
}

export function lacking(thing: { '@type': string }): string[] {
  const type = thing['@type'];
  const { required = [], recommended = [] } = google[type] ?? {};
  return [...required, ...recommended]
    .filter((path) => !path.split('|').some((either) => has(thing, either)))
    .map((path) => `${type}.${path}`);
}
