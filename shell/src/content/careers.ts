import { parseContent } from '@ringside/shared/section/parseContent';
import { invitationSchema } from './schema';

export const careers = parseContent('careers', invitationSchema, {
  title: 'Careers',
  text: 'Join our team. We look for writers who know a feint from a flinch, coaches who can teach on the page, and people who build things that last. Write to us about the available opportunities.',
  notesHeading: 'Open now',
  notes: [
    { name: 'Writer', text: 'Small halls, two shows a month, freelance.' },
    { name: 'Coach', text: 'Training pages, a day a week, on camera.' },
    { name: 'Engineer', text: 'The site itself, four days a week.' },
  ],
  head: {
    title: 'Careers',
    description:
      'Join the Ringside team and check the available opportunities for boxing writers, coaches, gear testers and people who build the site they work on.',
  },
});
