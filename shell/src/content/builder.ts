import { parseContent } from '@ringside/shared/section/parseContent';
import { builderSchema, framePageSchema } from './schema';

/** The page for partners. */
export const builder = parseContent('builder', builderSchema, {
  title: 'Ringside on your page',
  head: {
    title: 'Ringside on your page',
    description:
      'A fight countdown, a newsletter form, fight lists and training plans for your own website: see each one live, copy its lines and paste them. Free.',
  },
  lead: 'See it live, copy the lines, paste them into your page. No account, no cookies, no cost.',
  widgets: [
    {
      tag: 'ringside-countdown',
      heading: 'The fight countdown',
      text: 'Who fights, where, and how many days are left. When the fight is over, it moves on to the next one by itself.',
    },
    {
      tag: 'ringside-newsletter',
      heading: 'The newsletter form',
      text: 'New subscribers from your own pages. Have the addresses sent to your server or your script; until you do, each stays in the visitor’s browser. Try it: the address you enter here is not stored.',
    },
  ],
  promises: [
    {
      heading: 'Nothing to track',
      text: 'No cookies, no counters, no third parties. Everything comes from Ringside. On our own site, some visits report how fast our pages were. On yours, none do.',
    },
    {
      heading: 'Nothing jumps',
      text: 'The lines reserve the space, and show a link until the script has loaded.',
    },
    {
      heading: 'Nothing leaks',
      text: 'Your styles and ours never mix, and strict security policies are supported.',
    },
    {
      heading: 'Nothing to update',
      text: 'The lines you paste today keep working. New fights, stories and fixes appear by themselves.',
    },
  ],
  fragments: {
    heading: 'Parts of Ringside',
    lead: 'Lists and cards from our sections, always up to date.',
  },
  sections: {
    heading: 'Whole sections',
    lead: 'A complete section inside your page. Its links open Ringside or, if you prefer, stay inside your page.',
  },
});

/** The page that shows one element, for iframes. */
export const frame = parseContent('frame', framePageSchema, {
  text: 'Read it on Ringside',
  head: {
    title: 'A part of Ringside',
    description:
      'One part of Ringside for an iframe on another website: a fight countdown, the newsletter form or a section. Everything else is on our own site.',
  },
});
