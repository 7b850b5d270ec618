import { parseContent } from '@ringside/shared/section/parseContent';
import { workoutListSchema } from './schema';

/** The first three are on the home page. The video identifiers are placeholders. */
export const workouts = parseContent('workouts', workoutListSchema, [
  {
    id: 1,
    title: 'Shadow Boxing With a Purpose',
    description:
      'Four three-minute rounds in front of a mirror, one job in each: stance, jab, exits, then all three. A minute between to fix what you saw.',
    difficulty: 'Beginner',
    duration: '15 Mins',
    videoId: 'rS7shd0wB_1',
    icon: 'timer',
    picture: 'shadow-boxing',
  },
  {
    id: 2,
    title: 'Seven Rounds on the Heavy Bag',
    description:
      'Three minutes to loosen, then seven rounds from single jabs to body-head combinations. Hit as the bag comes towards you, and finish with a step.',
    difficulty: 'Intermediate',
    duration: '30 Mins',
    videoId: 'rS7bagWrk-2',
    icon: 'bag',
    picture: 'heavy-bag',
  },
  {
    id: 3,
    title: 'Rope and Line Footwork',
    description:
      'Five rounds that alternate skipping with drills along a taped line: step and slide, pivot, cut the corner. Stay on the balls of your feet and never let them cross.',
    difficulty: 'Beginner',
    duration: '20 Mins',
    videoId: 'rS7r0peFt_3',
    icon: 'rope',
    picture: 'rope-footwork',
  },
  {
    id: 4,
    title: 'Slip, Roll and Catch',
    description:
      'Defence in layers: a slip line at chin height, then catch-and-return with a partner, then rolling out under the hook. Move the head a fist-width, no further, with eyes up.',
    difficulty: 'Intermediate',
    duration: '25 Mins',
    videoId: 'rS7sl1pRl-4',
    icon: 'shield',
    picture: 'slip-and-roll',
  },
  {
    id: 5,
    title: 'Strength for the Late Rounds',
    description:
      'Five circuits of five stations: goblet squat, press-up, row, medicine-ball throw, loaded carry. Forty seconds on, twenty off, with a minute after each circuit. Stop when form goes.',
    difficulty: 'Advanced',
    duration: '30 Mins',
    videoId: 'rS7strngt_5',
    icon: 'barbell',
    picture: 'strength',
  },
  {
    id: 6,
    title: 'Pads to Sparring',
    description:
      'A nine-minute warm-up, five rounds of pads with a coach, then four of conditioned sparring: jabs only, body only, one attacks, open. Gum shield in, head guard on, power at half.',
    difficulty: 'Advanced',
    duration: '45 Mins',
    videoId: 'rS7padSpr-6',
    icon: 'gloves',
    picture: 'pads',
  },
]);
