import { parseContent } from '@ringside/shared/section/parseContent';
import { expect, test } from 'vitest';
import { plans } from './plans';
import { difficulties, planListSchema, workoutListSchema } from './schema';
import { workouts } from './workouts';

const unique = (values: unknown[]) => new Set(values).size;

test('six workouts last 15, 30, 20, 25, 30 and 45 minutes', () => {
  expect(workouts.map(({ duration }) => duration)).toEqual([
    '15 Mins',
    '30 Mins',
    '20 Mins',
    '25 Mins',
    '30 Mins',
    '45 Mins',
  ]);
  expect(workouts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('every difficulty has a workout', () => {
  expect(new Set(workouts.map(({ difficulty }) => difficulty))).toEqual(new Set(difficulties));
});

test('every workout has a video of its own', () => {
  expect(unique(workouts.map(({ videoId }) => videoId))).toBe(6);
});

test('every workout has its own icon', () => {
  expect(unique(workouts.map(({ icon }) => icon))).toBe(6);
});

test('the three plans are Lean Muscle Gain, Weight Cut Pro and Endurance Builder', () => {
  expect(plans.map(({ id, title }) => [id, title])).toEqual([
    [1, 'Lean Muscle Gain'],
    [2, 'Weight Cut Pro'],
    [3, 'Endurance Builder'],
  ]);
});

test('the weight cut is gradual, hydrated and supervised', () => {
  const cut = plans.find(({ title }) => title === 'Weight Cut Pro');
  expect(cut?.description).toMatch(/half a kilo a week/);
  expect(cut?.description).toMatch(/drink as usual/);
  expect(cut?.description).toMatch(/doctor or a sports dietitian/);
});

test.each<[object, string]>([
  [{ duration: 'half an hour' }, '.duration: expected minutes'],
  [{ difficulty: 'Impossible' }, '.difficulty: '],
  [{ videoId: 'twelve-chars' }, '.videoId: expected an 11-character video identifier'],
  [{ icon: 'whistle' }, '.icon: '],
])('a workout with %j is refused by name, with its field', (change, reason) => {
  const broken = workouts.map((workout) => (workout.id === 2 ? { ...workout, ...change } : workout));
  expect(() => parseContent('workouts', workoutListSchema, broken)).toThrow(
    `Content does not fit: workouts[1]${reason}`,
  );
});

test('a plan without one of the meals or days is refused', () => {
  const [plan, ...others] = plans;
  if (!plan) throw new Error('there are no plans');
  const { dietPlan, workoutPlan } = plan;
  const hungry = { ...plan, dietPlan: { ...dietPlan, meals: dietPlan.meals.slice(1) } };
  const idle = { ...plan, workoutPlan: { ...workoutPlan, schedule: workoutPlan.schedule.slice(0, 5) } };
  const parse = (broken: unknown) =>
    parseContent('plans', planListSchema, [broken, ...others] as typeof plans);
  expect(() => parse(hungry)).toThrow('plans[0].dietPlan.meals');
  expect(() => parse(idle)).toThrow('plans[0].workoutPlan.schedule');
  expect(() => parse(plan)).not.toThrow();
});
