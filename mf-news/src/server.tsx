import { createSectionServer } from '@ringside/shared/section/server';
import { elements } from './elements.ts';
import { atomFeed } from './load/feed.ts';
import type { NewsContent } from './load/newsContent.ts';
import { pages } from './pages.ts';

export const { manifest, paths, load, content, render, loadElement, renderElement, elementChoices } =
  createSectionServer({ name: 'news', pages, elements });

export const files = (origin: string, content: unknown) => ({
  'feed.xml': atomFeed((content as NewsContent).feed, origin),
});
