import { parseContent } from '@ringside/shared/section/parseContent';
import { cancelledFightsSchema, fightListSchema } from './schema';

export const fights = parseContent('fights', fightListSchema, [
  {
    id: 1,
    event: 'Thunder on the Thames',
    fighters: ['Tobias Rourke', 'Anselm Varga'],
    records: ['28-1, 22 KO', '26-0, 11 KO'],
    weightClass: 'Heavyweight',
    date: '2025-10-18',
    time: '10:00 PM BST',
    startsAt: '2025-10-18T22:00:00+01:00',
    venue: 'Thameside Arena',
    location: 'London, United Kingdom',
    broadcaster: 'Corner TV',
    status: 'Upcoming',
    promoter: 'Harbour Lights Boxing',
    billing: 'Two heavyweight champions, two belts and one rulebook, over twelve rounds by the river',
    revised: '2025-08-13T00:00:00Z',
  },
  {
    id: 2,
    event: 'Desert Reckoning',
    fighters: ['Mateo Quillan', 'Isaac Bellweather'],
    records: ['24-2, 17 KO', '27-1-1, 12 KO'],
    weightClass: 'Welterweight',
    date: '2025-11-22',
    time: '8:00 PM PST',
    startsAt: '2025-11-22T20:00:00-08:00',
    venue: 'Mirage Flats Pavilion',
    location: 'Las Vegas, Nevada',
    broadcaster: 'Dry Lake Sports',
    status: 'Upcoming',
    promoter: 'Sandbar Promotions',
    billing: 'The quickest starter at welterweight against the man who gives early rounds away',
    revised: '2025-08-13T00:00:00Z',
  },
  {
    id: 3,
    event: 'Lights on Tenth',
    fighters: ['Nico Castellane', 'Tarek Winslow'],
    records: ['21-1, 13 KO', '22-3, 14 KO'],
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
    revised: '2025-08-13T00:00:00Z',
  },
  {
    id: 4,
    event: 'Tokyo Zero Hour',
    fighters: ['Haruto Minase', 'Paolo Almendra'],
    records: ['17-0, 13 KO', '17-2, 8 KO'],
    weightClass: 'Bantamweight',
    date: '2026-01-11',
    time: '7:30 PM JST',
    startsAt: '2026-01-11T19:30:00+09:00',
    venue: 'Sumida Hall',
    location: 'Tokyo, Japan',
    broadcaster: 'Corner TV',
    status: 'Upcoming',
    promoter: 'Hoshino Promotions',
    billing: 'A southpaw left that ended nine fights, and the bantamweight who studied it all autumn',
    revised: '2025-08-13T00:00:00Z',
  },
]);

/**
 * Fights that will not take place, with another `status` and `revised`: calendars then show them as cancelled. Their
 * ids stay taken.
 */
export const cancelledFights = parseContent('cancelled fights', cancelledFightsSchema, []);
