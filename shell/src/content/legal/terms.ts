import { parseContent } from '@ringside/shared/section/parseContent';
import { legalPageSchema } from '../schema';

export const terms = parseContent('terms', legalPageSchema, {
  slug: 'terms',
  title: 'Terms of Service',
  lastUpdated: 'August 13, 2025',
  head: {
    title: 'Terms of Service',
    description:
      'The terms for reading Ringside: what is invented, how affiliate links work, why nothing here is betting or medical advice, and how to reach us.',
  },
  figures: [
    { figure: '£0', words: 'to read everything, without an account' },
    { figure: '100%', words: 'of the boxers, brands and prices are invented' },
    { figure: '0', words: 'places for sale in our lists' },
    { figure: '0', words: 'bets taken or tips sold' },
  ],
  sections: [
    {
      heading: 'Using the site',
      paragraphs: [
        'Ringside is free to read, without an account. By using it you agree to these terms. If you do not agree to them, please do not use it.',
      ],
    },
    {
      heading: 'What is invented',
      paragraphs: [
        'The fighters, events, broadcasters, brands and products on this site are invented. Any likeness to a real person or company is chance.',
        'Prices, ratings and review counts are editorial examples about invented products, and the reader and review figures on the home page are illustrative. Do not rely on them to buy anything.',
      ],
    },
    {
      heading: 'Affiliate links',
      paragraphs: [
        'Links to retailers on this site may be affiliate links, which means that we may earn a commission if you buy something after following one, at no extra cost to you. A commission never decides a rating or a place in a list.',
        'Today there are no such links: the Buy Now buttons open one of our reviews or only show a notice, and nothing can be bought here.',
      ],
    },
    {
      heading: 'Newsletter offer',
      paragraphs: [
        'The newsletter form promises 20% off a first gear purchase. As nothing can be bought here yet and no email is sent, there is no code to redeem today. Our privacy policy explains where the address you enter is stored.',
      ],
    },
    {
      heading: 'Software and typefaces',
      paragraphs: [
        'This site uses software and typefaces that others have made and licensed freely. Their licences are in the file /licenses.txt.',
      ],
    },
    {
      heading: 'Training, food and weight',
      paragraphs: [
        'Boxing can injure you, and so can training for it. The workouts and plans are general information, not medical advice. See a doctor before you start if you have a condition or doubts, learn contact work under a qualified coach, and make weight only with professional help.',
      ],
    },
    {
      heading: 'Predictions and odds',
      paragraphs: [
        'Fight analysis is opinion. Nothing on this site is betting advice or an invitation to gamble.',
      ],
    },
    {
      heading: 'Other services',
      paragraphs: [
        'Workout videos are played by an outside video service, contacted only when you open one. We do not control what it shows or how long it stays available.',
      ],
    },
    {
      heading: 'Our work and our liability',
      paragraphs: [
        'You may read, print and link to these pages. Please ask before you republish them.',
        'The elements on the page for partners, /embed, are yours to use: you may place them on your own website, free of charge, for as long as you like, as long as they still show what we publish. They stay our work, and we may change what they show.',
        'We take care, but we offer the site as it is, without a promise that it is complete or always available. Nothing in these terms limits rights that the law does not allow to be limited.',
      ],
    },
    {
      heading: 'Law and contact',
      paragraphs: [
        'Ringside is run from the United Kingdom, and the law that applies there governs these terms. Questions go to hello@ringside.example.',
      ],
    },
  ],
});
