import { parseContent } from '@ringside/shared/section/parseContent';
import { homeSchema } from './schema';

export const home = parseContent('home', homeSchema, {
  head: {
    title: 'Ringside: Boxing News, Fights, Gear and Training',
    description:
      'Boxing news and fight analysis, a countdown to the next big nights, gear ranked by what it does on the bag, and training you can start this evening.',
  },
  hero: {
    title: 'Know the fight before the bell',
    lead: 'Analysis that shows its working, gear judged in round eight, and sessions you can take to the gym tonight.',
    actions: [
      { label: 'Latest Fight News', href: '/news' },
      { label: 'Shop Boxing Gear', href: '/gear' },
    ],
    stats: [
      { value: '500+', label: 'Fight reviews' },
      { value: '50K+', label: 'Monthly readers' },
      { value: '100+', label: 'Gear reviews' },
    ],
  },
  featured: {
    heading: 'Featured Stories',
  },
  guides: {
    heading: 'Top Rated Gear Guides',
  },
  training: {
    heading: 'Training Highlights',
    action: { label: 'Explore All Workouts', href: '/training' },
  },
  fitness: {
    heading: 'Fitness and Nutrition',
    action: { label: 'Explore All Plans', href: '/fitness' },
  },
  gear: {
    heading: 'Recommended Gear',
    action: { label: 'View All Boxing Gear', href: '/gear' },
  },
  latest: {
    heading: 'Latest News',
  },
  newsletter: {
    heading: 'Join the Fight Club',
    pitch: 'Fight-week notes and gear verdicts, and 20% off your first gear purchase.',
    audience: '50,000+ enthusiasts have already joined.',
    note: 'We send no email yet. Your address stays in this browser.',
  },
});
