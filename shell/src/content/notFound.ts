import { parseContent } from '@ringside/shared/section/parseContent';
import { notFoundSchema } from './schema';

export const notFound = parseContent('notFound', notFoundSchema, {
  title: '404',
  text: 'The page you are looking for does not exist.',
  head: {
    title: 'Page Not Found',
    description:
      'There is no page at this address on Ringside. Go back to the homepage for boxing news, the fight schedule, gear lists and training sessions.',
  },
  action: { label: 'Go to Homepage', href: '/' },
  waysHeading: 'Or beat the count',
  ways: [
    { name: 'News', text: 'What changed, newest first.', href: '/news' },
    { name: 'Fights', text: 'When, where and our pick.', href: '/fights' },
    { name: 'Gear', text: 'What earned its place.', href: '/gear' },
  ],
});
