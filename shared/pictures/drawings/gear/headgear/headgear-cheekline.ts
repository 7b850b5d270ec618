import { cheekline, STAND, slimGuard } from '../../../kit/gear/headgear/slimGuard.ts';
import { bench, inLockerRoom, lockers } from '../../../kit/gear/headgear/stoodGuard.ts';
import { camera, type Drawing, ink, print, standing } from '../../../kit/index.ts';

const SIZE = 4.6;
const view = camera({ eye: [0.3, 1.95, 4.3], at: [0.06, 0.7, 0], view: 37 });

export default {
  alt: 'A dark leather head guard on a linen head: slim tan cheek bars, cut away below, laces on top, a chin strap with a metal buckle.',
  svg: inLockerRoom(
    view,
    { lockers: lockers.blue, bench },
    print(slimGuard(standing([0.08, STAND * SIZE, 0], 148), SIZE), {
      view,
      floor: ink.leather,
      light: { from: [-1.7, 5.2, 3.2], rim: [0.9, 0.2, -0.4], fill: 0.26 },
      inks: cheekline,
    }),
  ),
} satisfies Drawing;
