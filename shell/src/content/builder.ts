import { parseContent } from '@ringside/shared/section/parseContent';
import { builderSchema, framePageSchema } from './schema';

/** The page where partners configure an element. */
export const builder = parseContent('builder', builderSchema, {
  title: 'Ringside on your page',
  head: {
    title: 'Ringside on your page',
    description:
      'Put a fight countdown, our newsletter form or a whole section on your own page: choose it, set it, see it live and copy the lines it needs.',
  },
  lead: 'Choose an element, set it, see it on your kind of page, and copy the lines.',
  gallery: {
    heading: 'Choose a look',
    lead: 'Every element is live. See it on a light page, a dark one or a photograph, and at three widths.',
    parts: 'Parts of our sections',
    sections: 'Whole sections',
  },
});

/** The page that shows one element, for iframes. */
export const frame = parseContent('frame', framePageSchema, {
  text: 'Read it on Ringside',
  head: {
    title: 'A part of Ringside',
    description:
      'One piece of Ringside in a frame on a page of somebody else: a fight countdown, the newsletter form or a section. The whole is on our own site.',
  },
});
