import { breadcrumbs } from '@ringside/shared/section/structuredData';
import { entries } from '../content/entries.ts';

export const loadNewSectionPage = () => ({
  data: { title: 'New Section', lead: 'Say here what is below.', entries },
  head: {
    title: 'New Section',
    // 120 to 155 characters read well in a search result.
    description:
      'New Section: say here what a visitor finds on this page, in one or two plain sentences, so that a search result shows all of it.',
    structuredData: [breadcrumbs(['New Section', '/new-section'])],
  },
});
