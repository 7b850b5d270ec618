import { parseContent } from '@ringside/shared/section/parseContent';
import { expect, test } from 'vitest';
import { plans } from './plans';
import { difficulties, workoutListSchema } from './schema';
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

test('there is work for every level', () => {
  expect(new Set(workouts.map(({ difficulty }) => difficulty))).toEqual(new Set(difficulties));
});

test('every workout has a video of its own, eleven characters long', () => {
  expect(unique(workouts.map(({ videoId }) => videoId))).toBe(6);
  for (const { videoId } of workouts) expect(videoId).toMatch(/^[\w-]{11}$/);
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

test.each(plans)('$title feeds every meal and fills every day', ({ dietPlan, workoutPlan }) => {
  expect(dietPlan.meals.map(({ meal }) => meal)).toEqual(['Breakfast', 'Lunch', 'Dinner', 'Snacks']);
  expect(workoutPlan.schedule.map(({ day }) => day)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Weekend',
  ]);
});

test('the weight cut is gradual, hydrated and supervised', () => {
  const cut = plans.find(({ title }) => title === 'Weight Cut Pro');
  expect(cut?.description).toMatch(/half a kilo a week/);
  expect(cut?.description).toMatch(/drink as usual/);
  expect(cut?.description).toMatch(/doctor or a sports dietitian/);
});

test('a workout that does not fit is named, with its field', () => {
  const broken = workouts.map((workout) =>
    workout.id === 2 ? { ...workout, duration: 'half an hour' } : workout,
  );
  expect(() => parseContent('workouts', workoutListSchema, broken)).toThrow(
    'Content does not fit: workouts[1].duration: expected minutes',
  );
});
