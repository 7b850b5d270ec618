import { black, type shownBag, walls } from '../../../kit/gear/shownBag.ts';
import type { Camera } from '../../../kit/geometry/camera.ts';
import {
  add,
  along,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  egg,
  type Group,
  glow,
  halftone,
  hoop,
  type Inks,
  ink,
  mix,
  poster,
  print,
  scale,
  sub,
  taper,
  type Vec,
  vignette,
} from '../../../kit/index.ts';
import { bricks } from '../../../kit/places/gym.ts';

const light = { from: [2.2, 2.6, 2.2] as Vec, rim: [-0.9, 0.2, -0.4] as Vec, fill: 0.14 };

interface Plumb {
  view: Camera;
  bag: readonly Group[];
  inks: Readonly<Record<string, Inks>>;
  wall: Parameters<typeof shownBag>[0]['wall'];
  /** How far behind the bag the wall stands. */
  behind: number;
  /** The bag again, where its shadow falls on the wall, and how many pixels that is moved. */
  shadow?: readonly Group[];
  moved?: readonly [number, number];
  /** What stands on the floor, over the shadow and below the bag. */
  floor?: string;
}

/** A bag that hangs straight down, before level courses of brick: it does not swing. */
export function plumb({
  view,
  bag,
  inks,
  wall,
  behind,
  shadow = bag,
  moved = [0, 0],
  floor = '',
}: Plumb): string {
  const flat = Object.fromEntries(bag.map(({ material }) => [material, { tones: [wall.mortar] }]));
  return poster({
    background: wall.mortar,
    layers: [
      bricks(
        view,
        { at: [-5, 0, -behind], along: [0.52, 0, 0], up: [0, 0.22, 0], rows: 18, columns: 20 },
        wall.bricks,
      ),
      halftone(
        { x: 200, y: -250, width: 1500, height: 1400 },
        { ink: wall.glow, pitch: 26, cover: (x, y) => glow(x, y) * 0.25 },
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: wall.dark, pitch: 34, cover: (x, y) => vignette(x, y) * 0.5 },
      ),
      `<g transform="translate(${moved.join(' ')})">${print([...shadow], {
        view,
        light: { from: light.from },
        inks: flat,
      })}</g>`,
      floor,
      print([...bag], {
        view,
        light,
        inks: {
          steel: { tones: ['#141018', ink.stone, ink.paper], gloss: 0.7 },
          seam: { tones: [ink.black, ink.darkLeather] },
          patch: { tones: [ink.stone, ink.sand, ink.paper] },
          ...inks,
        },
      }),
    ],
  });
}

// The eye looks straight ahead, so that what is upright stays upright in the picture.
const view = camera({ eye: [0.5, 1.02, 2.75], at: [0.5, 1.02, 0], view: 57, shift: [120, 122] });

/** Metres below the hook. */
const down = (metres: number): Vec => [0.42, 2.3 - metres, 0];

// Long straps: they start at a ring under the spring, and are sewn far down the bag's sides.
const corner = (n: number, radius: number, metres: number): Vec => {
  const angle = (n + 0.5) * (Math.PI / 2) + 0.35;
  return add(down(metres), scale([Math.cos(angle), 0, Math.sin(angle)], radius));
};
function webbing(from: Vec, to: Vec, out: Vec) {
  return block(
    along(mix(from, to, 0.5), sub(to, from), out),
    [0.006, Math.hypot(...sub(to, from)) / 2, 0.024],
    { round: 0.004 },
  );
}
const straps = [0, 1, 2, 3].map((n) => {
  const out = sub(corner(n, 1, 0), corner(n, 0, 0));
  return {
    material: 'webbing',
    solids: [
      webbing(corner(n, 0.03, 0.27), corner(n, 0.187, 0.66), out),
      webbing(corner(n, 0.187, 0.655), corner(n, 0.187, 0.86), out),
    ],
  };
});
const spring = Array.from({ length: 7 }, (_, n) =>
  hoop(along(down(0.04 + n * 0.027), [0.12, -1, 0.3]), 0.03, 0.0075, { blend: 0.001 }),
);
const seamAt = (metres: number): Vec => add(down(metres), [-0.043, 0, 0.209]);

export default {
  alt: 'A long black heavy bag with red bands hangs straight down from four long white straps and a spring before a bright blue wall.',
  svg: plumb({
    view,
    bag: [
      {
        material: 'bag',
        solids: [
          drum(down(0.66), down(1.74), [0.18, 0.18], { round: 0.03 }),
          egg(along(down(1.74), [0, -1, 0]), [0.17, 0.09, 0.17], { blend: 0.06 }),
        ],
      },
      ...[0.72, 1.0, 1.36, 1.66].map((low) => ({
        material: 'strap',
        solids: [drum(down(low), down(low + 0.03), [0.187, 0.183], { round: 0.03 })],
      })),
      { material: 'seam', solids: [taper(seamAt(0.68), seamAt(1.72), [0.007, 0.007])] },
      {
        material: 'patch',
        solids: [
          block(
            along(add(down(0.9), [0.055, 0, 0.198]), [0, 1, 0], [0.28, 0, 1]),
            [0.006, 0.06, 0.08],
          ),
        ],
      },
      ...straps,
      {
        material: 'steel',
        solids: [
          hoop(along(down(0.25), [0, 0.3, 1]), 0.034, 0.009),
          ...spring,
          taper(down(-0.4), down(0.03), [0.014, 0.014], { blend: 0.001 }),
        ],
      },
    ],
    inks: {
      bag: { ...black, rim: ink.paper },
      seam: { tones: [ink.red] },
      strap: { ...dyes.red, rim: ink.paper },
      webbing: { tones: [ink.stone, ink.sand, ink.paper] },
    },
    wall: walls.bright,
    behind: 1.2,
    moved: [-250, 40],
  }),
} satisfies Drawing;
