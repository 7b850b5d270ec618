import { shownBag, walls } from '../../../kit/gear/shownBag.ts';
import {
  ball,
  block,
  type Drawing,
  drum,
  dyes,
  type Frame,
  type Group,
  ink,
  standing,
  within,
} from '../../../kit/index.ts';

/** A padded face with a ring to aim at, from the height of a chin to that of the ribs. */
const face = (frame: Frame, wide: number): Group[] => [
  { material: 'bag', solids: [block(frame, [0.12, 0.5, wide], { round: 0.07 })] },
  ...[0.24, -0.2].flatMap((u) =>
    [
      { material: 'ring', radius: 0.11, out: 0.124 },
      { material: 'bag', radius: 0.078, out: 0.128 },
      { material: 'ring', radius: 0.036, out: 0.132 },
    ].map(({ material, radius, out }) => ({
      material,
      solids: [
        drum(within(frame, [0.1, u, 0]), within(frame, [out, u, 0]), [radius, radius], {
          round: 0.002,
        }),
      ],
    })),
  ),
];

export default {
  alt: 'A wall bag with three padded blue faces, white rings to aim at, on a steel plate bolted to red brick.',
  svg: shownBag({
    from: 'level',
    bag: [
      ...face(standing([0, 0.98, 0.2], 90), 0.2),
      ...[-1, 1].flatMap((side) => face(standing([side * 0.31, 0.98, 0.02], 90 - side * 48), 0.17)),
      {
        material: 'steel',
        solids: [block(standing([0, 0.98, -0.22], 90), [0.03, 0.56, 0.56], { round: 0.01 })],
      },
      ...[-0.5, 0.5].flatMap((x) =>
        [0.5, 1.46].map((y) => ({ material: 'bolt', solids: [ball([x, y, -0.18], 0.03)] })),
      ),
    ],
    leather: { ...dyes.blue, rim: '#86a4ff' },
    inks: {
      ring: dyes.white,
      steel: { tones: [ink.navy, ink.slate, '#5b6580'] },
      bolt: { tones: [ink.black, ink.stone, ink.paper] },
    },
    wall: walls.red,
  }),
} satisfies Drawing;
