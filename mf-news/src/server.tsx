import { createSection } from '@ringside/shared/section/server';
import { moved } from './content/articles.ts';
import { elements } from './elements.ts';
import { atomFeed } from './load/feed.ts';
import { newest } from './load/newest.ts';
import { pages } from './pages.ts';

export const section = createSection({
  name: 'news',
  description: 'The news section: all articles, one article, or the gear reviews.',
  policy: [{ directive: 'img-src', description: 'Pictures.' }],
  properties: {
    '--ringside-accent': {
      syntax: '<color>',
      description: 'Colour of the button of the newsletter form, with which its pages end.',
    },
    '--ringside-radius': {
      syntax: '<length>',
      default: '2px',
      description: 'Corner radius of the newsletter form.',
    },
  },
  pages,
  elements,
  files: (origin) => ({
    'feed.xml': atomFeed(newest, origin),
    // The former URL of a page, with the new one as its text.
    ...Object.fromEntries([...moved].map(([from, to]) => [`news/${from}.html`, `/news/${to}`])),
  }),
});
