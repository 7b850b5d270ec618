import { z } from 'zod';
import { pickedOf } from '../rules/pickedOf.ts';

// The specification lists the fields (Content).

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

const KNOCKOUTS = /(\d+) KO$/;

const lastFive = z
  .array(
    z
      .string()
      .regex(
        /^(W|L|D) (pts|KO \d+|RTD \d+)$/,
        'expected a result such as "W KO 6", "L pts" or "W RTD 9"',
      ),
  )
  .length(5, 'expected five results, newest first');

/** One corner of the tape. The cast of our drawings says the same, which a test compares. */
const cornerSchema = z
  .strictObject({
    age: z.int().min(18).max(50),
    height: z.string().regex(/^[4-7]ft (1[01]|\d)in$/, 'expected feet and inches: "6ft 2in"'),
    reach: z.string().regex(/^\d{2}in$/, 'expected inches: "74in"'),
    stance: z.enum(['Orthodox', 'Southpaw']),
    record,
    /** Newest first. */
    lastFive,
  })
  .refine(({ record, lastFive }) => {
    const [, losses = 0] = record.split('-').map((part) => Number.parseInt(part, 10));
    const knockouts = Number(KNOCKOUTS.exec(record)?.[1]);
    return (
      lastFive.filter((result) => result.startsWith('L')).length <= losses &&
      lastFive.filter((result) => /^W (KO|RTD)/.test(result)).length <= knockouts
    );
  }, 'expected last five results that the record contains');

const price = z.string().regex(/^\d+\/\d+$/, 'expected a fractional price: "4/9"');

/** The chance that a fractional price implies, 0 to 1. */
export function chanceOf(fraction: string): number {
  const [win = 0, stake = 0] = fraction.split('/').map(Number);
  return stake / (win + stake);
}

const lineSchema = z
  .strictObject({
    bookmaker: text,
    /** The prices for the first and the second fighter. */
    prices: z.tuple([price, price]),
    draw: price,
  })
  .refine(({ prices, draw }) => {
    const total = [...prices, draw].reduce((sum, each) => sum + chanceOf(each), 0);
    return total > 1 && total < 1.15;
  }, 'expected prices whose chances add up to between 100 and 115 per cent');

const CARD = /^(\d{2,3})-(\d{2,3})$/;

/** How a fight ended. No calendar has it: an entry announces a night. */
const resultSchema = z
  .strictObject({
    /** One of the fighters, or "draw". */
    winner: text,
    how: z
      .string()
      .regex(/^(points|(KO|RTD) ([1-9]|1[0-2]))$/, 'expected "points", "KO 9" or "RTD 8"'),
    /** The cards of the three judges, the winner's points first. */
    cards: z
      .array(z.string().regex(CARD, 'expected a card such as "115-113"'))
      .length(3, 'expected the cards of three judges')
      .optional(),
  })
  .refine(({ how, cards }) => (how === 'points') === (cards !== undefined), {
    path: ['cards'],
    error: 'expected three cards for a fight on points, and for no other',
  })
  .refine(({ winner, cards = [] }) => cards.length === 0 || isWon(cards) === (winner !== 'draw'), {
    path: ['cards'],
    error: 'expected two cards or more for the winner',
  });

const isWon = (cards: readonly string[]) =>
  cards.filter((card) => {
    const [, own, other] = CARD.exec(card)?.map(Number) ?? [];
    return (own ?? 0) > (other ?? 0);
  }).length >= 2;

const boutSchema = z.strictObject({
  boxers: text,
  weight: text,
  rounds: z.int().min(4).max(12),
});

const fightSchema = <Status extends string>(status: Status) =>
  z
    .strictObject({
      id: z.int().positive(),
      event: text,
      /** The first fighter's first name decides which article the analysis button opens. */
      fighters: z.tuple([text, text]),
      /** The corners, in the order of the fighters. */
      corners: z.tuple([cornerSchema, cornerSchema]),
      weightClass: z.enum(weightClasses),
      date: z.iso.date(),
      time: z.string().regex(timePattern, 'expected a time with its zone, such as "10:00 PM BST"'),
      /** The time of the first bell, with the city's UTC offset. */
      startsAt: z.iso.datetime({ offset: true }),
      venue: text,
      location: text.refine(
        (location) => locality(location).addressCountry,
        `expected a city in ${Object.keys(regions).join(', ')}`,
      ),
      broadcaster: text,
      promoter: text,
      status: z.literal(status),
      /** The side of the picture that a narrower shape must show, because a boxer stands there. */
      focus: z.enum(['left', 'middle', 'right']).default('middle'),
      billing: text.refine((billing) => {
        const words = billing.split(/\s+/).length;
        return words >= BILLING_WORDS.least && words <= BILLING_WORDS.most;
      }, `expected ${BILLING_WORDS.least} to ${BILLING_WORDS.most} words`),
      pick: z.strictObject({
        /** Our pick in a few words: who wins and how. */
        verdict: text,
        reason: text,
      }),
      /** The lines of invented bookmakers; they agree on a favourite. */
      odds: z.tuple([lineSchema, lineSchema, lineSchema]),
      undercard: z.array(boutSchema).min(2).max(6),
      /** The time at which anything above last changed. Calendars only accept a later revision. */
      revised: z.iso.datetime(),
      /** Once there is one. Readers see it when the countdown says that the fight is over. */
      result: resultSchema.optional(),
    })
    .refine(({ fighters, result }) => !result || [...fighters, 'draw'].includes(result.winner), {
      path: ['result', 'winner'],
      error: 'expected one of the fighters, or "draw"',
    })
    .refine(({ odds }) => new Set(odds.map(favouriteOf)).size === 1, {
      path: ['odds'],
      error: 'expected three lines with the same favourite',
    })
    .refine(({ fighters, pick }) => pickedOf(fighters, pick.verdict).length === 1, {
      path: ['pick', 'verdict'],
      error: 'expected the last name of one of the fighters, and not of both',
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

/** Which of the two fighters a line makes the favourite: 0 or 1. */
export const favouriteOf = ({ prices: [first, second] }: OddsLine): 0 | 1 =>
  chanceOf(first) > chanceOf(second) ? 0 : 1;

const upcoming = fightSchema('Upcoming');
export const fightListSchema = z.tuple([upcoming], upcoming);
export const cancelledFightsSchema = z.array(fightSchema('Cancelled'));

export type OddsLine = z.infer<typeof lineSchema>;
export type Fight = z.infer<typeof upcoming>;
export type FightResult = NonNullable<Fight['result']>;
export type CancelledFight = z.infer<typeof cancelledFightsSchema>[number];
