import { black, shownBag, walls } from '../../../kit/gear/shownBag.ts';
import { type Drawing, drum, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A blue punch bag stands on a heavy black base on the floor of a room.',
  svg: shownBag({
    from: 'room',
    bag: [
      {
        material: 'base',
        solids: [drum([0, 0.02, 0.1], [0, 0.26, 0.1], [0.38, 0.3], { round: 0.06 })],
      },
      {
        material: 'steel',
        solids: [drum([0, 0.28, 0.1], [0, 0.46, 0.1], [0.1, 0.1], { round: 0.02 })],
      },
      {
        material: 'bag',
        solids: [drum([0, 0.46, 0.1], [0, 1.62, 0.1], [0.2, 0.2], { round: 0.07 })],
      },
      ...[0.62, 1.46].map((y) => ({
        material: 'strap',
        solids: [drum([0, y, 0.1], [0, y + 0.05, 0.1], [0.207, 0.207], { round: 0.07 })],
      })),
    ],
    leather: dyes.blue,
    inks: { base: { ...black, rim: ink.paper }, strap: { ...dyes.white, rim: ink.paper } },
    wall: walls.amber,
    floor: ink.leather,
  }),
} satisfies Drawing;
