import type { Attributes } from '@ringside/shared/contract';
import { firstItems } from '@ringside/shared/section/limit';
import { breadcrumbs, itemList } from '@ringside/shared/section/structuredData';
import { plans } from '../content/plans.ts';
import { difficulties } from '../content/schema.ts';
import { workouts } from '../content/workouts.ts';
import { picture, socialCard } from '../pictures/index.ts';
import { placesOf } from '../rules/placesOf.ts';
import { planAnchor } from '../rules/planAnchor.ts';

/** On a phone only the first picture of the training page is as wide as the page. */
const SIZES: Record<ReturnType<typeof placesOf>, string> = {
  2: '(width >= 80rem) 24rem, (width >= 48rem) 50vw, 45vw',
  3: '(width >= 80rem) 37rem, (width >= 48rem) 50vw, 45vw',
  6: '(width >= 80rem) 50rem, (width >= 64rem) 66vw, 80vw',
};

const minutesOf = ({ duration }: { duration: string }) => Number.parseInt(duration, 10);

/** The training page is a way from a beginner's shortest session to the longest of all. */
const inOrder = workouts.toSorted(
  (one, other) =>
    difficulties.indexOf(one.difficulty) - difficulties.indexOf(other.difficulty) ||
    minutesOf(one) - minutesOf(other),
);

/** The first card of a fragment leads. Those of the training page also have places (styles.css). */
export const loadWorkouts = ({ limit }: Attributes) => ({
  workouts: firstItems(workouts, limit).map(({ icon, ...workout }, index) => ({
    ...workout,
    picture: picture(workout.picture, index === 0 ? 'lead' : 'card'),
    sizes: index === 0 ? '80vw' : undefined,
  })),
});

export const loadPlans = ({ limit }: Attributes) => ({
  plans: firstItems(plans, limit).map((plan) => ({
    ...plan,
    picture: picture(plan.picture, 'card'),
  })),
});

export type ShownWorkout = ReturnType<typeof loadWorkouts>['workouts'][number] & {
  places?: ReturnType<typeof placesOf>;
};

export function loadTrainingPage() {
  const title = 'Training Hub';
  const minutes = workouts.map(minutesOf);

  return {
    data: {
      title,
      band: picture('band-training', 'card'),
      lead: `Sessions from ${Math.min(...minutes)} to ${Math.max(...minutes)} minutes, the easiest first, and the reading behind them.`,
      workouts: inOrder.map((workout, index) => {
        const places = placesOf(index, workouts.length);
        return {
          ...workout,
          picture: picture(workout.picture, index === 0 ? 'lead' : 'card'),
          places,
          sizes: SIZES[places],
        };
      }),
    },

    head: {
      title,
      description:
        'Boxing workouts and drills with video guides, from shadow boxing and rope footwork to the heavy bag and sparring, plus training articles.',
      image: socialCard('training', title),
      keywords: [
        'boxing training',
        'boxing workouts',
        'boxing drills',
        'shadow boxing',
        'heavy bag',
      ],

      structuredData: [
        itemList(
          'Workouts & Drills',
          inOrder.map(({ id, title, description, difficulty, duration }) => ({
            item: {
              '@type': 'LearningResource',
              name: title,
              url: `/training#workout-${id}`,
              description,
              educationalLevel: difficulty,
              timeRequired: `PT${Number.parseInt(duration, 10)}M`,
            },
          })),
        ),
        breadcrumbs(['Training', '/training']),
      ],
    },
  };
}

export function loadFitnessPage() {
  const title = 'Diet & Fitness Plans';

  return {
    data: {
      title,
      band: picture('band-fitness', 'card'),
      lead: 'How to spend the next eight to ten weeks: what to eat, and what to do on each day.',

      plans: plans.map((plan) => ({
        ...plan,
        picture: picture(plan.picture),
        mealsPicture: picture(plan.dietPlan.picture),
      })),

      wayOn: {
        id: 'drills',
        heading: 'Drills for the Week',
        action: { label: 'Explore All Workouts', href: '/training' },
      },

      drills: workouts.slice(0, 3).map((workout) => ({
        href: `/training#workout-${workout.id}`,
        name: workout.title,
        duration: workout.duration,
        difficulty: workout.difficulty,
        picture: picture(workout.picture, 'card'),
      })),
    },

    head: {
      title,
      description:
        'Diet and fitness plans for boxers: lean muscle gain, a gradual weight cut and endurance, with meals for the day and training for the week.',
      image: socialCard('fitness', title),
      keywords: ['boxing diet', 'boxing fitness plan', 'weight cut', 'boxing endurance'],
      structuredData: [
        itemList(
          title,
          plans.map((plan) => ({ name: plan.title, url: `/fitness#${planAnchor(plan.title)}` })),
        ),
        breadcrumbs(['Training', '/training'], [title, '/fitness']),
      ],
    },
  };
}
