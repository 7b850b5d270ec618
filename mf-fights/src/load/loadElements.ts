import type { Attributes } from '@ringside/shared/contract';
import { firstItems } from '@ringside/shared/section/limit';
import { fights } from '../content/fights.ts';
import { toBill } from './bill.ts';

/** Data of `<ringside-fight-list limit>`. */
export const loadFightList = ({ limit }: Attributes) => ({ fights: firstItems(fights, limit).map(toBill) });
