import { z } from 'zod';

/** The event of the countdowns in the section's views. */
export const fightDay = {
  'ringside:fight-day': {
    detail: z.object({
      date: z.string(),
      event: z.string().optional(),
      fight: z.string().optional(),
    }),
    description:
      "Sent by a fight's countdown, once, when the day of the fight has come. Bubbles, composed.",
  },
};
