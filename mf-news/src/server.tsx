import { createSectionServer } from '@ringside/shared/section/server';
import { views } from './elements.ts';
import { atomFeed } from './load/feed.ts';
import { elementChoices as choices, loadElements } from './load/loadElements.ts';
import type { NewsContent } from './load/newsContent.ts';
import { manifest } from './manifest.ts';
import { pages } from './pages/index.ts';
import { staticViews } from './staticElements.ts';

export { manifest };

// The articles are imported here alone: the build reads them, and a release holds them as data, not as code.
export const { paths, load, content, render, loadElement, renderElement, elementChoices } =
  createSectionServer(manifest, {
    pages,
    elements: views,
    staticElements: staticViews,
    routes: async () => (await import('./load/loadPages.ts')).routes,
    content: async () => (await import('./load/newsContent.ts')).newsContent,
    loadElement: loadElements,
    elementChoices: choices,
  });

export const files = (origin: string, content: unknown) => ({
  'feed.xml': atomFeed((content as NewsContent).feed, origin),
});
