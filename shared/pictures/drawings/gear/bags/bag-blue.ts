import { type Drawing, dyes } from '../../../kit/index.ts';
import { hungBag, walls } from './bag.ts';

export default {
  alt: 'A blue heavy bag with a white band hangs on chains before a yellow brick wall.',
  svg: hungBag({ from: 'right', leather: dyes.blue, label: dyes.white, wall: walls.amber }),
} satisfies Drawing;
