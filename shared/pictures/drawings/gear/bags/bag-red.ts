import { type Drawing, dyes } from '../../../kit/index.ts';
import { hungBag, walls } from './bag.ts';

export default {
  alt: 'A red leather heavy bag hangs on chains before a blue brick wall.',
  svg: hungBag({ from: 'right', leather: dyes.red, label: dyes.white, wall: walls.blue }),
} satisfies Drawing;
