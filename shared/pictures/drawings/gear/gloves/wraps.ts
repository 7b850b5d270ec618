import { rolledWrap, turns } from '../../../kit/gear/rolledWrap.ts';
import {
  add,
  camera,
  type Drawing,
  type Group,
  glow,
  halftone,
  hoop,
  ink,
  poster,
  print,
  project,
  scale,
  shape,
  standing,
  sub,
  unit,
  type Vec,
} from '../../../kit/index.ts';
import { boards, panel } from '../../../kit/places/gym.ts';

const view = camera({ eye: [0.05, 0.9, 2.05], at: [0.06, 0.17, 0], view: 38.5, shift: [0, 20] });

const red = {
  at: [-0.19, 0.25, 0] as Vec,
  axis: [-0.34, 0, 0.94] as Vec,
  radius: 0.24,
  width: 0.25,
};
const pale = {
  at: [0.29, 0.17, -0.375] as Vec,
  axis: [-0.1, 0, 1] as Vec,
  radius: 0.165,
  width: 0.25,
};

const HIGH = 0.035;
/** From the foot of a roll along the bench, in low waves. */
function loose({ at, axis }: typeof red, length: number, count = 40): Vec[] {
  const way = unit([axis[2], 0, -axis[0]]);
  const foot: Vec = [at[0], 0.002, at[2]];
  return Array.from({ length: count }, (_, n) => {
    const part = n / (count - 1);
    return add(add(foot, scale(way, length * part)), [
      0,
      HIGH * Math.sin(part * length * 12) ** 2 * Math.min(1, part * 3),
      0,
    ]);
  });
}
/** The loose end, flat, lit where it rises towards the lamp's side. */
function strip(
  { axis, width }: typeof red,
  points: readonly Vec[],
  [fall, flat, rise]: readonly string[],
): string {
  const across = scale(unit(axis), width);
  const pieces = points.slice(1).map((point, n) => {
    const before = points[n] ?? point;
    const slope = point[1] - before[1];
    const fill = slope > 0.0015 ? fall : slope < -0.0015 ? rise : flat;
    // A little long, or hairlines of the bench would show between the pieces.
    return panel(
      view,
      add(before, scale(across, -0.5)),
      scale(sub(point, before), 1.06),
      across,
      fill ?? '',
    );
  });
  return pieces.join('');
}
/** What the loose end shades of the bench. */
function shadow({ axis, width }: typeof red, points: readonly Vec[]): string {
  const half = scale(unit(axis), width / 2);
  const floor = points.map(([x, y, z]): Vec => [x - y * 0.5, 0, z + y * 0.1]);
  const outline = [
    ...floor.map((point) => add(point, half)),
    ...floor.toReversed().map((point) => sub(point, half)),
  ];
  return shape(
    ink.darkLeather,
    outline.map((point) => {
      const { x, y } = project(view, point);
      return [x, y + 6] as const;
    }),
  );
}
const reds = [ink.deepRed, ink.red, '#f0604a'];
const tail = loose(red, 0.66);
const paleTail = loose(pale, 0.2, 12);
const [x, , z] = paleTail.at(-1) ?? pale.at;
/** Goes over the thumb: a narrow loop sewn to the end. */
const loop = hoop(standing([x + 0.075, 0.015, z + 0.02], 0), 0.075, 0.013);

const scene: Group[] = [
  rolledWrap('red', red),
  rolledWrap('pale', pale),
  { material: 'pale', solids: [loop] },
];

export default {
  alt: 'A red hand wrap unrolls along a bench to its black hook-and-loop tab; a pale wrap with a thumb loop lies behind it.',
  svg: poster({
    background: ink.amber,
    layers: [
      halftone(
        { x: 100, y: -350, width: 1400, height: 1300 },
        { ink: '#f0c27a', pitch: 26, cover: (x, y) => glow(x, y) * 1.8 },
      ),
      panel(view, [-5, 0, 1.5], [10, 0, 0], [0, 0, -2.3], ink.darkLeather),
      boards(view, { at: [-5, 0, -0.8], along: [10, 0, 0], across: [0, 0, 0.5], count: 5 }, [
        ink.leather,
        '#9a5631',
      ]),
      shadow(red, tail),
      shadow(pale, paleTail),
      strip(red, tail, reds),
      strip({ ...red, width: 0.22 }, tail.slice(-8), [ink.black, '#1a2036', '#4a5878']),
      strip(pale, paleTail, [ink.stone, ink.sand, ink.paper]),
      print(scene, {
        view,
        floor: ink.darkLeather,
        light: { from: [1.6, 2.1, 1.2], fill: 0.2 },
        inks: {
          red: { tones: [ink.nightRed, ink.red, '#f0604a'], levels: [0.2, 0.6] },
          pale: { tones: ['#6b6a6c', ink.sand, ink.paper], levels: [0.18, 0.5] },
        },
      }),
      turns(view, red, ink.deepRed, 7),
      turns(view, pale, ink.stone, 6),
    ],
  }),
} satisfies Drawing;
