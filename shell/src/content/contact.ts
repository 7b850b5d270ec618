import { parseContent } from '@ringside/shared/section/parseContent';
import { invitationSchema } from './schema';

export const contact = parseContent('contact', invitationSchema, {
  title: 'Contact',
  text: "Get in touch with our team. We'd love to hear from you.",
  notesHeading: 'What to put in the subject',
  notes: [
    { name: 'Correction', text: 'Page and line. Tam Lindqvist checks it.' },
    { name: 'Tip', text: 'What you heard, and who else can confirm it.' },
    { name: 'Partner', text: 'What you would like to show, and where.' },
  ],
  head: {
    title: 'Contact',
    description:
      'Questions about a fight, a gear verdict or a training plan? Here is how to reach the Ringside team in the United Kingdom by email.',
  },
});
