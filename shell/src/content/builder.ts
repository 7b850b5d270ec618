import { parseContent } from '@ringside/shared/section/parseContent';
import { builderSchema, iframePageSchema } from './schema';

export const builder = parseContent('builder', builderSchema, {
  title: 'Ringside on your page',
  head: {
    title: 'Ringside on your page',
    description:
      'A fight countdown, a newsletter form, fight lists and training plans for your own website: see each one live, copy its lines and paste them. Free.',
  },
  lead: 'A fight countdown, a newsletter form or today’s boxing stories for your readers.',
  promise: 'Copy, paste, done: no account, no cookies, no cost.',
  elements: [
    {
      tag: 'ringside-countdown',
      heading: 'The fight countdown',
      text: 'Who fights, where, how many days are left, and when the first bell rings in your reader’s own time. Then it moves on to the next fight by itself.',
    },
    {
      tag: 'ringside-newsletter',
      heading: 'The newsletter form',
      text: 'Turn readers into subscribers. The addresses go to your server or your script; until you choose one, each stays in your reader’s browser. Try it: what you enter here is not stored.',
    },
    {
      tag: 'ringside-fight-list',
      heading: 'Fight list',
      text: 'Every scheduled fight: who, where, when, and how many days are left.',
    },
    {
      tag: 'ringside-gear-guides',
      heading: 'Gear guides',
      text: 'Three top-10 lists: gloves, bags and head guards.',
      isWide: true,
    },
    {
      tag: 'ringside-article-link',
      heading: 'Story link',
      text: 'One line: the newest story of a topic that you choose.',
    },
    {
      tag: 'ringside-recommended-gear',
      heading: 'Recommended gear',
      text: 'Four products that we like, with their discounts.',
      isWide: true,
    },
    {
      tag: 'ringside-article-list',
      heading: 'Story cards',
      text: 'Our featured stories, or the newest of one topic.',
    },
    {
      tag: 'ringside-workouts',
      heading: 'Workouts',
      text: 'Drills by level and length, each with a video guide.',
    },
    {
      tag: 'ringside-latest-news',
      heading: 'News desk',
      text: 'Summaries, trending stories and quick updates in one block.',
      isWide: true,
    },
    {
      tag: 'ringside-plans',
      heading: 'Diet and fitness plans',
      text: 'What to eat and when to train, for muscle, weight or endurance.',
      isWide: true,
    },
    {
      tag: 'ringside-fights',
      heading: 'Fights',
      text: 'All scheduled fights, and what we wrote about them.',
    },
    {
      tag: 'ringside-gear',
      heading: 'Gear',
      text: 'Recommended products, and three lists of ten.',
    },
    {
      tag: 'ringside-news',
      heading: 'News',
      text: 'All stories, a single one, or the gear reviews.',
    },
    {
      tag: 'ringside-training',
      heading: 'Training',
      text: 'Workouts with video guides, training stories, and the fitness plans.',
    },
  ],
  promises: [
    {
      heading: 'Nothing to track',
      text: 'No cookies, no counters, no third parties. On our own site, some visits report how fast our pages were. On yours, none do.',
    },
    {
      heading: 'Nothing jumps',
      text: 'Each element has its place before it loads, with a link to Ringside in it.',
    },
    {
      heading: 'Nothing leaks',
      text: 'Your styles and ours never mix, and strict security policies are welcome.',
    },
    {
      heading: 'Nothing to update',
      text: 'Paste once. New fights, stories and fixes arrive by themselves.',
    },
  ],
  fragments: {
    heading: 'Stories, fights and gear',
    lead: 'Lists and cards, always with our latest.',
  },
  sections: {
    heading: 'Whole sections',
    lead: 'A whole section inside your page. Links open Ringside or, if you prefer, stay with you.',
  },
});

export const frame = parseContent('frame', iframePageSchema, {
  text: 'Read it on Ringside',
  head: {
    title: 'A part of Ringside',
    description:
      'One part of Ringside for an iframe on another website: a fight countdown, the newsletter form or a section. Everything else is on our own site.',
  },
});
