import { createSectionServer } from '@ringside/shared/section/server';
import { breadcrumbs } from '@ringside/shared/section/structuredData';
import { entries } from './content/entries.ts';
import { views } from './elements.ts';
import { manifest } from './manifest.ts';
import { pages } from './pages/index.ts';
import { staticViews } from './staticElements.ts';

export { manifest };

export const { paths, load, render, loadElement, renderElement, elementChoices } = createSectionServer(
  manifest,
  {
    pages,
    elements: views,
    staticElements: staticViews,
    routes: [
      [
        '/new-section',
        () => ({
          page: 'NewSectionPage',
          data: { title: 'New Section', lead: 'Say here what is below.', entries },
          head: {
            title: 'New Section',
            // 120 to 155 characters read well in a search result.
            description:
              'New Section: say here what a visitor finds on this page, in one or two plain sentences, so that a search result shows all of it.',
            structuredData: [breadcrumbs(['New Section', '/new-section'])],
          },
        }),
      ],
    ],
    loadElement: { 'ringside-new-section-list': () => ({ entries }) },
    elementChoices: () => ({ 'ringside-new-section-list': [{}] }),
  },
);
