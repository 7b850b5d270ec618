import { z } from 'zod';

// The specification lists the fields (Content).

export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const;
const workoutIcons = ['timer', 'bag', 'rope', 'shield', 'barbell', 'gloves'] as const;
/** The specification lists the icons of plans and of their parts; the pages do not draw them. */
const planIcons = ['barbell', 'scales', 'heartbeat'] as const;
const partIcons = ['plate', 'calendar'] as const;

const text = z.string().min(1);

const workoutSchema = z.strictObject({
  id: z.int().positive(),
  title: text,
  description: text,
  difficulty: z.enum(difficulties),
  duration: z.string().regex(/^\d+ Mins$/, 'expected minutes, such as "15 Mins"'),
  videoId: z.string().regex(/^[\w-]{11}$/, 'expected an 11-character video identifier'),
  icon: z.enum(workoutIcons),
  picture: text,
});

const mealSchema = <Name extends string>(meal: Name) =>
  z.strictObject({ meal: z.literal(meal), description: text });

const daySchema = <Name extends string>(day: Name) =>
  z.strictObject({
    day: z.literal(day),
    focus: text,
    /** How hard the day is, out of ten. */
    effort: z.int().min(1).max(10),
  });

const planSchema = z.strictObject({
  id: z.int().positive(),
  title: text,
  goal: text,
  icon: z.enum(planIcons),
  description: text,
  picture: text,
  dietPlan: z.strictObject({
    title: text,
    icon: z.enum(partIcons),
    /** Each meal fills a quarter of it, in the order of the meals. */
    picture: text,
    meals: z.tuple([
      mealSchema('Breakfast'),
      mealSchema('Lunch'),
      mealSchema('Dinner'),
      mealSchema('Snacks'),
    ]),
  }),
  workoutPlan: z.strictObject({
    title: text,
    icon: z.enum(partIcons),
    schedule: z.tuple([
      daySchema('Monday'),
      daySchema('Tuesday'),
      daySchema('Wednesday'),
      daySchema('Thursday'),
      daySchema('Friday'),
      daySchema('Weekend'),
    ]),
  }),
});

export const workoutListSchema = z.array(workoutSchema).min(1);
export const planListSchema = z.array(planSchema).min(1);

export type Difficulty = (typeof difficulties)[number];
export type Workout = z.infer<typeof workoutSchema>;
export type FitnessPlan = z.infer<typeof planSchema>;
