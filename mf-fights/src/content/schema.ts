import { z } from 'zod';

// Fields come from sections 3 and 9 of the specification.

const zoneOffsets: Readonly<Record<string, string>> = {
  BST: '+01:00',
  EST: '-05:00',
  PST: '-08:00',
  JST: '+09:00',
};

const regions: Readonly<Record<string, { addressRegion?: string; addressCountry: string }>> = {
  'United Kingdom': { addressCountry: 'GB' },
  Nevada: { addressRegion: 'Nevada', addressCountry: 'US' },
  'New York': { addressRegion: 'New York', addressCountry: 'US' },
  Japan: { addressCountry: 'JP' },
};

export function locality(location: string) {
  const [addressLocality = '', region = ''] = location.split(', ');
  return { addressLocality, ...regions[region] };
}

const weightClasses = ['Heavyweight', 'Welterweight', 'Lightweight', 'Bantamweight'] as const;

const BILLING_WORDS = { least: 8, most: 15 };
const timePattern = RegExp(
  `^(1[0-2]|[1-9]):([0-5]\\d) (AM|PM) (${Object.keys(zoneOffsets).join('|')})$`,
);

const text = z.string().min(1);

/** @example instantOf('2025-10-18', '10:00 PM BST') // '2025-10-18T22:00:00+01:00' */
export function instantOf(date: string, time: string): string | undefined {
  const [, hour, minute, half, zone] = timePattern.exec(time) ?? [];
  if (!zone) return undefined;

  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return `${date}T${String(hours).padStart(2, '0')}:${minute}:00${zoneOffsets[zone]}`;
}

const record = z
  .string()
  .regex(
    /^\d+-\d+(-\d+)?, \d+ KO$/,
    'expected wins, losses, perhaps draws, and knockouts: "28-1, 22 KO"',
  );

const fightSchema = <Status extends string>(status: Status) =>
  z
    .strictObject({
      id: z.int().positive(),
      event: text,
      /** The first one's first name decides which article the analysis button opens. */
      fighters: z.tuple([text, text]),
      records: z.tuple([record, record]),
      weightClass: z.enum(weightClasses),
      date: z.iso.date(),
      time: z.string().regex(timePattern, 'expected a time with its zone, such as "10:00 PM BST"'),
      /** With the city's UTC offset. */
      startsAt: z.iso.datetime({ offset: true }),
      venue: text,
      location: text.refine(
        (location) => locality(location).addressCountry,
        `expected a city in ${Object.keys(regions).join(', ')}`,
      ),
      broadcaster: text,
      promoter: text,
      status: z.literal(status),
      billing: text.refine((billing) => {
        const words = billing.split(/\s+/).length;
        return words >= BILLING_WORDS.least && words <= BILLING_WORDS.most;
      }, `expected ${BILLING_WORDS.least} to ${BILLING_WORDS.most} words`),
      /** When anything above last changed. Calendars only accept a later revision. */
      revised: z.iso.datetime(),
    })
    .refine((fight) => fight.startsAt.startsWith(`${fight.date}T`), {
      path: ['startsAt'],
      error: 'expected the local day that date says',
      abort: true,
    })
    .refine((fight) => fight.startsAt === instantOf(fight.date, fight.time), {
      path: ['startsAt'],
      error: 'expected the moment that date, time and zone say',
    });

const upcoming = fightSchema('Upcoming');
export const fightListSchema = z.tuple([upcoming], upcoming);
export const cancelledFightsSchema = z.array(fightSchema('Cancelled'));

export type Fight = z.infer<typeof upcoming>;
export type CancelledFight = z.infer<typeof cancelledFightsSchema>[number];
