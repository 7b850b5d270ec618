import { parseContent } from '@ringside/shared/section/parseContent';
import { legalPageSchema } from '../schema';

export const cookies = parseContent('cookies', legalPageSchema, {
  slug: 'cookies',
  title: 'Cookie Policy',
  lastUpdated: 'August 13, 2025',
  head: {
    title: 'Cookie Policy',
    description:
      'Ringside sets no cookies at all, so there is no banner to dismiss. Read what is stored in your browser instead, when, and how to remove it.',
  },
  figures: [
    { figure: '0', words: 'cookies set by this site' },
    { figure: '0', words: 'banners to dismiss' },
    { figure: '1', words: 'entry in your browser, if you sign up' },
    { figure: '0', words: 'requests to a video service before you open a video' },
  ],
  sections: [
    {
      heading: 'No cookies',
      paragraphs: [
        'This site sets no cookies: none to run, none to measure, none to advertise. That is why no banner asked you about them.',
      ],
    },
    {
      heading: 'What is stored instead',
      paragraphs: [
        'If you sign up for the newsletter, your email address is stored in the local storage of your browser, under the key “ringside:newsletter-subscriptions”. It is written only when you submit the form, it is not sent anywhere, and it stays until you remove it.',
      ],
    },
    {
      heading: 'When you open a video',
      paragraphs: [
        'Workout videos come from an outside video service, which is contacted only when you open a video. From then on it may set cookies of its own. They are under its control and its policy, not ours; a closed video sets none.',
      ],
    },
    {
      heading: 'How to remove it',
      paragraphs: ['You can remove it in a minute:'],
      list: [
        'Open the privacy settings of your browser and find the stored data of websites.',
        'Choose this site and delete its data.',
        'Or read the site in a private window, which forgets everything when you close it.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: ['Write to hello@ringside.example. We are in the United Kingdom.'],
    },
  ],
});
