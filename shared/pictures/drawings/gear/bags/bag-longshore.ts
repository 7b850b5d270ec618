import { walls } from '../../../kit/gear/shownBag.ts';
import {
  add,
  along,
  block,
  camera,
  type Drawing,
  dyes,
  type Group,
  heavyBag,
  ink,
  print,
  scale,
  taper,
  type Vec,
} from '../../../kit/index.ts';
import { boards, panel } from '../../../kit/places/gym.ts';
import { plumb } from './bag-quarrystone.ts';

// All of it, from the joist to the floor; the eye looks straight ahead, so that it hangs upright.
const view = camera({ eye: [0, 1.0, 3.2], at: [0, 1.0, 0], view: 67, shift: [0, 58] });
const WALL = 0.7;
const light = { from: [1.5, 1, 2] } as const;

const wood = (at: Vec, size: Vec): Group => ({
  material: 'wood',
  solids: [block(along(at, [0, 1, 0], [0, 0, 1]), size, { round: 0.012 })],
});

/** The bag below a hook, with the seam and the maker's patch on its side towards the viewer. */
function hungFrom(hook: Vec): Group[] {
  const down = (metres: number): Vec => add(hook, [0, -metres, 0]);
  const beside = (metres: number): Vec => add(down(metres), [-0.05, 0, 0.163]);
  return [
    ...heavyBag(hook, { length: 1.84, radius: 0.14 }),
    { material: 'seam', solids: [taper(beside(0.44), beside(2.22), [0.007, 0.007])] },
    {
      material: 'patch',
      solids: [
        block(along(add(down(0.84), [0.05, 0, 0.16]), [0, 1, 0], [0.3, 0, 1]), [0.006, 0.06, 0.08]),
      ],
    },
  ];
}
const hook: Vec = [0.12, 2.4, 0];
const bag = hungFrom(hook);
// A bench as high as a knee shows how long the bag is.
const bench = [
  wood([1.35, 0.43, -0.45], [0.15, 0.025, 0.62]),
  ...[0.85, 1.85].map((x) => wood([x, 0.2, -0.45], [0.11, 0.2, 0.03])),
  wood([1.35, 0.3, -0.45], [0.02, 0.04, 0.5]),
];
const across = (y: number, size: Vec): Group => ({
  material: 'joist',
  solids: [block(along([0, y, 0], [0, 1, 0], [0, 0, 1]), size, { round: 0.006 })],
});
const joist = [
  across(2.415, [0.1, 0.016, 3]),
  across(2.54, [0.02, 0.12, 3]),
  {
    material: 'clamp',
    solids: [block(along([hook[0], 2.412, 0], [0, 1, 0], [0, 0, 1]), [0.115, 0.034, 0.075])],
  },
];

const boardsOf = (one: string, other: string) =>
  panel(view, [-5, 0, -WALL], [10, 0, 0], [0, 0, 2.6], ink.darkLeather) +
  boards(view, { at: [-5, 0, -WALL], along: [10, 0, 0], across: [0, 0, 0.2], count: 13 }, [
    one,
    other,
  ]);
const lit = boardsOf(ink.leather, '#7a4a2a');
const cast = print([...bag, ...bench], {
  view,
  light,
  floor: ink.darkLeather,
  inks: Object.fromEntries(
    [...bag, ...bench].map(({ material }) => [material, { tones: [ink.darkLeather] }]),
  ),
});
const floor =
  `${lit}<clipPath id="floor">${lit}</clipPath><g clip-path="url(#floor)">${cast}</g>` +
  panel(view, [-5, 0, -WALL], [10, 0, 0], [0, 0.1, 0], '#0a133d');

/** As far from the bag as the light moves its shadow on the way to the wall. */
const onWall = hungFrom(
  add(hook, scale([light.from[0], light.from[1], light.from[2]], -WALL / light.from[2])),
);

export default {
  alt: 'A slim red banana bag, nearly two metres long, hangs straight down from a steel joist to just above the floorboards, before a blue brick wall.',
  svg: plumb({
    view,
    bag: [...bag, ...bench, ...joist],
    inks: {
      bag: { ...dyes.red, rim: ink.paper },
      wood: { tones: [ink.darkLeather, '#b5752c', ink.amber] },
      joist: { tones: ['#0a0d18', ink.slate, '#5b6580'] },
      clamp: dyes.steel,
      strap: { tones: ['#07070b', '#1d1417', ink.darkLeather], rim: ink.paper },
    },
    wall: walls.blue,
    behind: WALL,
    shadow: onWall,
    floor,
  }),
} satisfies Drawing;
