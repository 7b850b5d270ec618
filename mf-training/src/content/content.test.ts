import { parseContent } from '@ringside/shared/section/parseContent';
import { expect, test } from 'vitest';
import { plans } from './plans';
import { difficulties, planListSchema, workoutListSchema } from './schema';
import { workouts } from './workouts';

const unique = (values: unknown[]) => new Set(values).size;

test('every difficulty has a workout', () => {
  expect(new Set(workouts.map(({ difficulty }) => difficulty))).toEqual(new Set(difficulties));
});

test('every workout has its own id and video, and every plan its own id and title', () => {
  expect(unique(workouts.map(({ id }) => id))).toBe(workouts.length);
  expect(unique(workouts.map(({ videoId }) => videoId))).toBe(workouts.length);
  expect(unique(plans.map(({ id }) => id))).toBe(plans.length);
  expect(unique(plans.map(({ title }) => title))).toBe(plans.length);
});

test.each<[object, string]>([
  [{ duration: 'half an hour' }, '.duration: expected minutes'],
  [{ difficulty: 'Impossible' }, '.difficulty: '],
  ...[
    'twelve-chars',
    '../evil?x=1',
    'x&list=abcd',
    'watch?v=abc',
    'rS7bagWrk-2\n',
    'ｒS7bagWrk-2',
  ].map((videoId): [object, string] => [
    { videoId },
    '.videoId: expected an 11-character video identifier',
  ]),
  [{ icon: 'whistle' }, '.icon: '],
])('a workout with %j is refused by name, with its field', (change, reason) => {
  const broken = workouts.map((workout) =>
    workout.id === 2 ? { ...workout, ...change } : workout,
  );
  expect(() => parseContent('workouts', workoutListSchema, broken)).toThrow(
    `Content does not fit: workouts[1]${reason}`,
  );
});

test('a plan without one of the meals or days is refused', () => {
  const [plan, ...others] = plans;
  if (!plan) throw new Error('there are no plans');
  const { dietPlan, workoutPlan } = plan;
  const hungry = { ...plan, dietPlan: { ...dietPlan, meals: dietPlan.meals.slice(1) } };
  const idle = {
    ...plan,
    workoutPlan: { ...workoutPlan, schedule: workoutPlan.schedule.slice(0, 5) },
  };
  const parse = (broken: unknown) =>
    parseContent('plans', planListSchema, [broken, ...others] as typeof plans);
  expect(() => parse(hungry)).toThrow('plans[0].dietPlan.meals');
  expect(() => parse(idle)).toThrow('plans[0].workoutPlan.schedule');
  expect(() => parse(plan)).not.toThrow();
});
