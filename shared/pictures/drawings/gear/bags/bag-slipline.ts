import { canvas, shownBag, walls } from '../../../kit/gear/shownBag.ts';
import { compile, march } from '../../../kit/geometry/scene.ts';
import {
  add,
  cord,
  type Drawing,
  drum,
  type Group,
  ink,
  scale,
  taper,
  type Vec,
} from '../../../kit/index.ts';

/** Metres along the rope from its hook, which is out of the picture: the bag swings to the left. */
const down = (metres: number): Vec => add([0.5, 2.26, 0], scale([-0.4, -0.94, 0], metres));
const drop: Group = { material: 'bag', solids: [taper(down(1.02), down(1.2), [0.06, 0.13])] };
const outside = [compile(drop)];

/** One of three rows of stitches down the side towards the viewer, `turn` radians from its middle. */
function stitched(turn: number): Group {
  const out: Vec = [Math.sin(turn), 0, Math.cos(turn)];
  const at = (part: number): Vec => {
    const from = add(down(0.99 + 0.31 * part), scale(out, 0.5));
    return add(from, scale(out, -march(outside, from, scale(out, -1))));
  };
  return {
    material: 'seam',
    solids: Array.from({ length: 15 }, (_, n) =>
      taper(at(n / 15), at((n + 0.5) / 15), [0.0024, 0.0024]),
    ),
  };
}

export default {
  alt: 'A small canvas maize bag with three rows of stitches swings on a long rope before a red brick wall.',
  svg: shownBag({
    from: 'small',
    bag: [
      drop,
      { material: 'strap', solids: [drum(down(0.93), down(1.0), [0.035, 0.06], { round: 0.01 })] },
      ...[-0.15, 0.03, 0.21].map(stitched),
      cord([down(-0.4), down(0.94)], 0.014, 'rope'),
    ],
    leather: canvas,
    inks: { seam: { tones: [ink.leather] } },
    wall: walls.red,
  }),
} satisfies Drawing;
