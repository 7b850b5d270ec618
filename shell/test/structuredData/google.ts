interface Wanted {
  required: readonly string[];
  recommended: readonly string[];
}

const EVENT_DETAILS = ['description', 'endDate', 'eventStatus', 'image', 'location.name'];

/**
 * Paths of properties by type. `a|b` means either. What is recommended but not in our pages is left out, with its
 * reason.
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
    // No `offers`: we sell no tickets. No `organizer.url`: promoters have no pages here.
    recommended: [...EVENT_DETAILS, 'organizer.name', 'performer.name', 'competitor.name'],
  },
  // Nothing is sold here, and the rating is our own review's.
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
