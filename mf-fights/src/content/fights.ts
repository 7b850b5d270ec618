import { parseContent } from '@ringside/shared/section/parseContent';
import { cancelledFightsSchema, fightListSchema } from './schema';

export const fights = parseContent('fights', fightListSchema, [
  {
    id: 1,
    event: 'Thunder on the Thames',
    fighters: ['Tobias Rourke', 'Anselm Varga'],
    corners: [
      {
        age: 31,
        height: '6ft 6in',
        reach: '83in',
        stance: 'Orthodox',
        record: '28-1, 22 KO',
        lastFive: ['W pts', 'W KO 6', 'W KO 9', 'W KO 4', 'W pts'],
      },
      {
        age: 29,
        height: '6ft 3in',
        reach: '78in',
        stance: 'Orthodox',
        record: '26-0, 11 KO',
        lastFive: ['W pts', 'W pts', 'W KO 10', 'W pts', 'W pts'],
      },
    ],
    weightClass: 'Heavyweight',
    date: '2025-10-18',
    time: '10:00 PM BST',
    startsAt: '2025-10-18T22:00:00+01:00',
    venue: 'Thameside Arena',
    location: 'London, United Kingdom',
    broadcaster: 'Corner TV',
    status: 'Upcoming',
    promoter: 'Harbour Lights Boxing',
    billing:
      'Two heavyweight champions, two belts and one rulebook, over twelve rounds by the river',
    pick: {
      verdict: 'Rourke, on points',
      reason:
        'Varga has the better idea, a caught jab and a short right, but he must carry it out for thirty-six minutes. Rourke needs to solve it only once.',
    },
    odds: [
      { bookmaker: 'Copper Lane', prices: ['4/9', '15/8'], draw: '20/1' },
      { bookmaker: 'Tollgate', prices: ['2/5', '2/1'], draw: '22/1' },
      { bookmaker: 'Seven Stars', prices: ['1/2', '7/4'], draw: '18/1' },
    ],
    undercard: [
      { boxers: 'Yusuf Tennant-Bray v Dag Wester', weight: 'Cruiserweight', rounds: 10 },
      { boxers: 'Bryony Castle v Ilse Verhoeven', weight: 'Women’s featherweight', rounds: 10 },
      { boxers: 'Callum Petrie v Andrei Dumont', weight: 'Middleweight', rounds: 8 },
      { boxers: 'Reece Adebayo v Stuart Lomax', weight: 'Light-heavyweight', rounds: 6 },
      { boxers: 'Dean Whitlock v Jory Pascoe', weight: 'Super-lightweight', rounds: 6 },
      { boxers: 'Faisal Noor v Lee Garside', weight: 'Flyweight', rounds: 4 },
    ],
    revised: '2025-08-13T00:00:00Z',
    result: {
      winner: 'Anselm Varga',
      how: 'points',
      cards: ['115-113', '112-116', '115-113'],
    },
  },
  {
    id: 2,
    event: 'Desert Reckoning',
    fighters: ['Mateo Quillan', 'Isaac Bellweather'],
    corners: [
      {
        age: 30,
        height: '5ft 8in',
        reach: '69in',
        stance: 'Orthodox',
        record: '24-2, 17 KO',
        lastFive: ['W RTD 9', 'W KO 10', 'W RTD 8', 'W KO 11', 'W KO 9'],
      },
      {
        age: 27,
        height: '5ft 11in',
        reach: '74in',
        stance: 'Orthodox',
        record: '27-1-1, 12 KO',
        lastFive: ['W pts', 'W pts', 'D pts', 'W KO 5', 'W pts'],
      },
    ],
    weightClass: 'Welterweight',
    date: '2025-11-22',
    time: '8:00 PM PST',
    startsAt: '2025-11-22T20:00:00-08:00',
    venue: 'Mirage Flats Pavilion',
    location: 'Las Vegas, Nevada',
    broadcaster: 'Dry Lake Sports',
    status: 'Upcoming',
    promoter: 'Sandbar Promotions',
    focus: 'left',
    billing: 'The quickest starter at welterweight against the man who gives early rounds away',
    pick: {
      verdict: 'Quillan, inside the distance, between the ninth and the eleventh',
      reason:
        'He pays three rounds for the body work that makes a fast man pause for breath. If there is no stoppage he loses by a point or two.',
    },
    odds: [
      { bookmaker: 'Copper Lane', prices: ['11/8', '8/13'], draw: '18/1' },
      { bookmaker: 'Tollgate', prices: ['5/4', '4/6'], draw: '18/1' },
      { bookmaker: 'Seven Stars', prices: ['6/4', '4/7'], draw: '20/1' },
    ],
    undercard: [
      { boxers: 'Aurelio Sandoval v Trent Maddox', weight: 'Super-welterweight', rounds: 10 },
      { boxers: 'Keisha Rollins v Marta Oyelaran', weight: 'Women’s lightweight', rounds: 10 },
      { boxers: 'Jonah Pike v Silas Reyes', weight: 'Featherweight', rounds: 8 },
    ],
    revised: '2025-08-13T00:00:00Z',
    result: { winner: 'Mateo Quillan', how: 'RTD 10' },
  },
  {
    id: 3,
    event: 'Lights on Tenth',
    fighters: ['Nico Castellane', 'Tarek Winslow'],
    corners: [
      {
        age: 27,
        height: '5ft 8in',
        reach: '68in',
        stance: 'Orthodox',
        record: '21-1, 13 KO',
        lastFive: ['W pts', 'W KO 7', 'W KO 4', 'L pts', 'W KO 8'],
      },
      {
        age: 31,
        height: '5ft 10in',
        reach: '71in',
        stance: 'Southpaw',
        record: '22-3, 14 KO',
        lastFive: ['W KO 2', 'W pts', 'L pts', 'W KO 3', 'W KO 1'],
      },
    ],
    weightClass: 'Lightweight',
    date: '2025-12-06',
    time: '9:30 PM EST',
    startsAt: '2025-12-06T21:30:00-05:00',
    venue: 'Tenth Avenue Garden',
    location: 'New York, New York',
    broadcaster: 'Canvas+',
    status: 'Upcoming',
    promoter: 'Long Count Promotions',
    billing: 'A body puncher with a new trainer meets a fast-starting southpaw at lightweight',
    pick: {
      verdict: 'Castellane, on points, after a bad first three rounds',
      reason:
        'Winslow is quickest while the new habits are still new. If Castellane reaches the fifth unhurt, the left hook to the body wins him the second half.',
    },
    odds: [
      { bookmaker: 'Copper Lane', prices: ['8/11', '6/5'], draw: '20/1' },
      { bookmaker: 'Tollgate', prices: ['4/6', '5/4'], draw: '18/1' },
      { bookmaker: 'Seven Stars', prices: ['4/5', '11/10'], draw: '22/1' },
    ],
    undercard: [
      { boxers: 'Dominic Okell v Hector Salas', weight: 'Super-featherweight', rounds: 10 },
      { boxers: 'Marcus Teale v Vince Okoro', weight: 'Middleweight', rounds: 8 },
      { boxers: 'Rafe Donnelly v Luis Prado', weight: 'Bantamweight', rounds: 6 },
    ],
    revised: '2025-08-13T00:00:00Z',
    result: { winner: 'Tarek Winslow', how: 'KO 3' },
  },
  {
    id: 4,
    event: 'Tokyo Zero Hour',
    fighters: ['Haruto Minase', 'Paolo Almendra'],
    corners: [
      {
        age: 24,
        height: '5ft 6in',
        reach: '67in',
        stance: 'Southpaw',
        record: '17-0, 13 KO',
        lastFive: ['W KO 3', 'W KO 5', 'W pts', 'W KO 2', 'W KO 7'],
      },
      {
        age: 28,
        height: '5ft 5in',
        reach: '65in',
        stance: 'Orthodox',
        record: '17-2, 8 KO',
        lastFive: ['W pts', 'W KO 1', 'L pts', 'W pts', 'W KO 6'],
      },
    ],
    weightClass: 'Bantamweight',
    date: '2026-01-11',
    time: '7:30 PM JST',
    startsAt: '2026-01-11T19:30:00+09:00',
    venue: 'Sumida Hall',
    location: 'Tokyo, Japan',
    broadcaster: 'Corner TV',
    status: 'Upcoming',
    promoter: 'Hoshino Promotions',
    focus: 'right',
    billing:
      'A southpaw left that ended nine fights, and the bantamweight who studied it all autumn',
    pick: {
      verdict: 'Minase, on points',
      reason:
        'Five southpaws will teach Almendra where not to walk, so we expect twelve rounds. They will not teach him to hit a left-hander who waits.',
    },
    odds: [
      { bookmaker: 'Copper Lane', prices: ['2/7', '11/4'], draw: '25/1' },
      { bookmaker: 'Tollgate', prices: ['3/10', '5/2'], draw: '28/1' },
      { bookmaker: 'Seven Stars', prices: ['1/4', '3/1'], draw: '25/1' },
    ],
    undercard: [
      { boxers: 'Daichi Komuro v Arnel Bautista', weight: 'Super-flyweight', rounds: 10 },
      { boxers: 'Sora Ishibashi v Kofi Mensa', weight: 'Lightweight', rounds: 8 },
      { boxers: 'Yuna Takigawa v Pilar Costa', weight: 'Women’s flyweight', rounds: 6 },
    ],
    revised: '2025-08-13T00:00:00Z',
    result: {
      winner: 'Haruto Minase',
      how: 'points',
      cards: ['116-112', '115-113', '117-111'],
    },
  },
]);

/**
 * Calendars show these as cancelled, because of another `status` and `revised`. Their ids stay
 * taken.
 */
export const cancelledFights = parseContent('cancelled fights', cancelledFightsSchema, []);
