import { parseContent } from '@ringside/shared/section/parseContent';
import { plainPageSchema } from './schema';

export const careers = parseContent('careers', plainPageSchema, {
  title: 'Careers',
  text: 'Join our team. We look for writers who know a feint from a flinch, coaches who can teach on the page, and people who build things that last. Write to us about the available opportunities.',
  head: {
    title: 'Careers',
    description:
      'Join the Ringside team and check the available opportunities for boxing writers, coaches, gear testers and people who build the site they work on.',
  },
});
