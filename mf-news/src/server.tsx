import { createSection } from '@ringside/shared/section/server';
import { elements } from './elements.ts';
import { atomFeed } from './load/feed.ts';
import { newsContent } from './load/newsContent.ts';
import { pages } from './pages.ts';

export const section = createSection({
  name: 'news',
  pages,
  elements,
  files: (origin) => ({ 'feed.xml': atomFeed(newsContent.feed, origin) }),
});
