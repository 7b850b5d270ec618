import { paddedGuard } from '../../../kit/gear/headgear/paddedGuard.ts';
import { inLockerRoom, lockers } from '../../../kit/gear/headgear/stoodGuard.ts';
import {
  along,
  ball,
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  ink,
  print,
  rotate,
  standing,
  taper,
  type Vec,
  within,
} from '../../../kit/index.ts';

const SIZE = 4.6;
const view = camera({ eye: [0.3, 1.25, 4.0], at: [0.04, 0.5, 0], view: 36 });
const frame = rotate(standing([0.06, 0.5, 0], 56), { nod: 2 });
const at = (f: number, u: number, l: number): Vec => within(frame, [f * SIZE, u * SIZE, l * SIZE]);

/** A point of the bar, which bends out before nose and teeth; -1 is its right end, 1 its left. */
const bent = (part: number, u: number): Vec => {
  const angle = part * 1.2;
  return at(0.05 + 0.112 * Math.cos(angle), u, 0.106 * Math.sin(angle));
};
/** Two centimetres of foam all round, and as high as from the nose to the lower lip. */
const padded = [-0.034, -0.052].flatMap((u) =>
  Array.from({ length: 24 }, (_, n) =>
    taper(bent((n - 12) / 12, u), bent((n - 11) / 12, u), [0.019 * SIZE, 0.019 * SIZE], {
      blend: 0.015 * SIZE,
    }),
  ),
);
/** At each end a steel plate joins it to the shell. */
const ends = [-1, 1].flatMap((side): Group[] => {
  const [inner, outer] = [bent(side, -0.044), at(0.085, -0.044, 0.122 * side)];
  const face = along(outer, [inner[0] - outer[0], inner[1] - outer[1], inner[2] - outer[2]]);
  return [
    {
      material: 'stud',
      solids: [drum(within(face, [0, 0.02, 0]), within(face, [0, -0.01, 0]), [0.06, 0.06])],
    },
    { material: 'bolt', solids: [ball(outer, 0.03)] },
  ];
});

const guard: Group[] = [
  ...paddedGuard(frame, SIZE, { strap: 'laid' }),
  { material: 'bar', solids: padded },
  ...ends,
];

export default {
  alt: 'A red head guard with a thick dark padded bar right across its face stands on a bench before amber lockers.',
  svg: inLockerRoom(
    view,
    { lockers: lockers.amber, bench: [ink.leather, '#a9653c'] },
    print(guard, {
      view,
      floor: ink.darkLeather,
      light: { from: [2.4, 3.6, 2.6], rim: [-0.9, 0.2, -0.4], fill: 0.2 },
      inks: {
        guard: { ...dyes.red, rim: ink.paper },
        pad: { ...dyes.red, rim: ink.paper },
        bar: { ...dyes.black, rim: ink.paper },
        lining: { tones: ['#0d0706', '#24120d', ink.darkLeather], levels: [0.08, 0.3] },
        stud: { tones: ['#5b6580', '#cfd4de'] },
        bolt: { tones: [ink.navy, ink.slate] },
        trim: dyes.black,
        lace: dyes.white,
      },
    }),
  ),
} satisfies Drawing;
