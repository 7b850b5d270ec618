import { parseContent } from '@ringside/shared/section/parseContent';
import { plainPageSchema } from './schema';

export const contact = parseContent('contact', plainPageSchema, {
  title: 'Contact',
  text: "Get in touch with our team. We'd love to hear from you.",
  head: {
    title: 'Contact',
    description:
      'Questions about a fight, a gear verdict or a training plan? Here is how to reach the Ringside team in the United Kingdom by email.',
  },
});
