import { parseContent } from '@ringside/shared/section/parseContent';
import { aboutSchema } from './schema';
import { site } from './site';

export const about = parseContent('about', aboutSchema, {
  title: 'About Ringside',
  lead: 'Five writers and one rule: show your working. Every verdict is signed.',
  head: {
    title: 'About Us',
    description:
      'Why Ringside exists, how we write about fights and gear, and the three values we work by: passion for the craft, integrity and community.',
  },
  mission: {
    heading: 'Our Mission',
    text: 'We explain boxing to the people who love it. A fight report should tell you why the jab stopped landing in the sixth, a gear review should tell you where the seam gives first, and a training page should leave you with something to do.',
  },
  vision: {
    heading: 'Our Vision',
    text: 'A sport whose followers watch closely: they see the feint before the punch, choose gloves for their hands rather than for the label, and know enough to train hard without getting hurt.',
  },
  valuesHeading: 'Our Values',
  values: [
    {
      name: 'Passion',
      text: 'We would be watching anyway, small halls included. The four-rounder at the bottom of the bill gets the same attention as the main event.',
    },
    {
      name: 'Integrity',
      text: 'A verdict is never for sale. Where a link could earn us a commission we say so, and when a prediction goes wrong it stays on the page with our name beside it.',
    },
    {
      name: 'Community',
      text: 'Gyms are kept alive by volunteers, coaches and parents with stopwatches. We write for them too, and we answer the questions beginners are shy to ask.',
    },
  ],
  writersHeading: 'Who Writes Here',
  writersCaption: 'From the left:',
  writers: [
    {
      id: 'maeve-thorncastle',
      name: 'Maeve Thorncastle',
      text: 'Takes fights apart before and after they happen, and puts her name to a pick each time.',
    },
    {
      id: 'tam-lindqvist',
      name: 'Tam Lindqvist',
      text: 'Reports what has changed, once two people have confirmed it, and corrects it when they were wrong.',
    },
    {
      id: 'rosalind-quaye',
      name: 'Rosalind Quaye',
      text: 'Weighs gloves on a kitchen scale and reads the accounts that promoters let her see.',
    },
    {
      id: 'desmond-akerele',
      name: 'Desmond Akerele',
      text: 'Trains, hangs bags, skips badly on purpose to see what goes wrong, and then writes it up.',
    },
    {
      id: 'piers-holloway',
      name: 'Piers Holloway',
      text: 'Visits camps and corners, and listens longest to the trainers.',
    },
  ],
  join: {
    heading: 'Join Our Journey',
    text: 'Read a fight with us, try a session, tell us where we are wrong. Write to us, or join the Fight Club on the home page.',
    action: { label: site.email, href: `mailto:${site.email}` },
  },
  partners: {
    heading: 'On Your Own Page',
    text: 'The countdown, the fight list and the newsletter form run on any website. Copy two lines, and they stay up to date.',
    action: { label: 'Put Ringside on your own page', href: '/embed' },
  },
});
