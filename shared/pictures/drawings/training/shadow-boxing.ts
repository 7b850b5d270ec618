import { worn } from '../../kit/gear/worn.ts';
import {
  block,
  camera,
  type Drawing,
  dyes,
  figure,
  type Group,
  halftone,
  type Inks,
  ink,
  mirrored,
  type Pose,
  poses,
  poster,
  print,
  skins,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';
import { panel } from '../../kit/places/gym.ts';
import { blended } from '../../kit/print/palette.ts';

const view = camera({ eye: [-0.3, 1.4, 5], at: [-0.3, 1.4, 0], view: 25.5, shift: [-490, 0] });

/** The mirror is a wall to his right, seen from the side: his reflection looks back at him. */
const GLASS = 0.5;
const STANDS = -0.54;

const pose: Pose = {
  ...poses.jab,
  lean: 8,
  head: { turn: -22, nod: 5 },
  leftHand: [0.91, 1.52, 0.03],
  leftPalm: [0, -1, -0.2],
  rightHand: [0.38, 1.5, -0.1],
  rightElbow: [0.1, -1, -0.2],
};
/** Tape from above the wrist to the middle of the hand leaves knuckles, fingers and thumb free. */
const taped = (groups: Group[]): Group[] => {
  let arms = 0;
  return groups.flatMap((group): Group[] => {
    if (group.material !== 'skin' || ![2, 4].includes(arms++)) return [group];
    const [palm] = group.solids;
    if (!palm) return [group];
    const at = (u: number): Vec => within(palm.frame, [0.004, u, 0]);
    return [
      group,
      {
        material: 'tape',
        solids: [
          block({ ...palm.frame, at: at(-0.022) }, [0.024, 0.044, 0.047], { round: 0.02 }),
          taper(at(-0.16), at(-0.05), [0.042, 0.035], { blend: 0.03 }),
        ],
      },
    ];
  });
};
const boxer = (how: Pose, x: number, facing: number) =>
  taped(
    figure(
      how,
      { at: [x, 0, 0], facing },
      {
        height: 1.78,
        hands: 'bare',
        headSize: 1.14,
        face: { hair: 'crop', mood: 'keen' },
      },
    ),
  );
const inks = worn({ skin: skins.brown, shorts: dyes.red, band: dyes.white, boots: dyes.black });
const TINT = '#8fa6e6';
const behindGlass = Object.fromEntries(
  Object.entries(inks).map(([name, { rim: _, ...own }]: [string, Inks]) => [
    name,
    { ...own, tones: own.tones.map((tone) => blended(tone, TINT, 0.22)) },
  ]),
);
/** Above the glass, so that it lights him and his reflection alike. */
const light = { from: [GLASS, 2.6, 2.6], rim: [0, 1, -0.45], fill: 0.24 } as const;

const glass = (from: number, to: number, low: number, high: number, fill: string) =>
  panel(view, [GLASS, low, from], [0, 0, to - from], [0, high - low, 0], fill);

export default {
  alt: 'A boxer with wrapped hands jabs at a tall gym mirror, in which his reflection jabs back.',
  svg: poster({
    background: ink.deepBlue,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.blue, pitch: 30, cover: (x, y) => 1 - 1.4 * Math.hypot(x - 0.2, y - 0.4) },
      ),
      glass(-1.5, 4.2, -0.1, 2.16, ink.amber),
      glass(-1.3, 4.2, 0.1, 2.08, TINT),
      glass(1.2, 2, 0.1, 2.08, '#a9bdf5'),
      print(boxer(mirrored(pose), 2 * GLASS - STANDS, 180), { view, light, inks: behindGlass }),
      print(boxer(pose, STANDS, 0), { view, light, inks }),
    ],
  }),
} satisfies Drawing;
