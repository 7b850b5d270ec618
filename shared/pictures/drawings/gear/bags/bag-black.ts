import { type Drawing, dyes } from '../../../kit/index.ts';
import { hungBag, walls } from './bag.ts';

export default {
  alt: 'A black heavy bag with a red band hangs on chains before a whitewashed brick wall.',
  svg: hungBag({ from: 'left', leather: dyes.black, label: dyes.red, wall: walls.white }),
} satisfies Drawing;
