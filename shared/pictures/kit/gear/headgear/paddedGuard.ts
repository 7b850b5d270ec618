import { compile, march } from '../../geometry/scene.ts';
import {
  ball,
  block,
  egg,
  type Group,
  hoop,
  type Solid,
  swollen,
  taper,
} from '../../geometry/solid.ts';
import { add, type Frame, mix, scale, type Vec, within } from '../../geometry/vector.ts';
import { ribbon } from '../ribbon.ts';
import { sideways } from '../seams.ts';

type Point = readonly [number, number];

/** Where the padding ends, above which only straps cross the crown. */
const TOP = 0.098;

interface Guard {
  /** Leaves the cheeks bare. */
  open?: boolean;
  /** Where the strap is: under a chin, or on the bench that the guard stands on. */
  strap?: 'worn' | 'laid';
  /** What lies on the straps that cross over the open crown: nothing, a lace, or a broad tab. */
  crown?: 'bare' | 'lace' | 'tab';
}

/** The face opening's outline on one side, up and left, from the jaw to the middle of the brow. */
const OUTLINES = {
  pads: [
    [-0.104, 0.047],
    [-0.075, 0.047],
    [-0.04, 0.05],
    [-0.012, 0.06],
    [0.012, 0.064],
    [0.03, 0.06],
    [0.041, 0.046],
    [0.046, 0.026],
    [0.047, 0],
  ],
  open: [
    [-0.104, 0.074],
    [-0.07, 0.073],
    [-0.02, 0.072],
    [0.016, 0.07],
    [0.034, 0.06],
    [0.044, 0.042],
    [0.047, 0.02],
    [0.048, 0],
  ],
} satisfies Record<string, readonly Point[]>;

/** The strap's way, forward, up and left: under the chin, or in front of the guard, the buckle on its left. */
const WORN: readonly (readonly Vec[])[] = [
  [
    [0.022, -0.075, 0.108],
    [0.03, -0.118, 0.1],
    [0.034, -0.146, 0.066],
    [0.036, -0.156, 0.02],
    [0.036, -0.156, -0.02],
    [0.034, -0.146, -0.066],
    [0.03, -0.118, -0.1],
    [0.022, -0.075, -0.108],
  ],
];
const LAID: readonly (readonly Vec[])[] = [
  [
    [0.022, -0.07, -0.108],
    [0.036, -0.1, -0.114],
    [0.06, -0.107, -0.118],
    [0.1, -0.107, -0.108],
    [0.134, -0.107, -0.076],
    [0.15, -0.107, -0.03],
    [0.152, -0.107, 0.03],
  ],
  [
    [0.022, -0.07, 0.108],
    [0.026, -0.1, 0.116],
    [0.034, -0.107, 0.14],
    [0.05, -0.107, 0.18],
    [0.074, -0.107, 0.206],
  ],
];

/**
 * About a head's centre: a padded shell, its brow and cheeks in stitched panels, holes for the ears,
 * and straps that cross over an open crown. Materials guard, pad (the panels), lining, trim (piping and
 * strap), lace and stud.
 */
export function paddedGuard(
  frame: Frame,
  size = 1,
  { open = false, strap = 'worn', crown: fastened = 'bare' }: Guard = {},
): Group[] {
  const s = size;
  const at = (f: number, u: number, l: number): Vec => within(frame, [f * s, u * s, l * s]);
  const here = (f: number, u: number, l: number): Frame => ({ ...frame, at: at(f, u, l) });
  const r = (f: number, u: number, l: number): Vec => [f * s, u * s, l * s];
  const both = [1, -1];
  const cut = (blend: number, round = 0.01) => ({
    carve: true,
    blend: blend * s,
    round: round * s,
  });

  const lowest = block(here(0, -0.2, 0), r(0.2, 0.09, 0.2), cut(0.016));
  const nape = block(here(-0.13, -0.145, 0), r(0.09, 0.06, 0.05), cut(0.02, 0.04));
  const eyes = block(here(0.13, 0.006, 0), r(0.1, 0.04, 0.064), cut(0.016, 0.034));
  const mouth = block(here(0.13, -0.1, 0), r(0.1, 0.12, 0.047), cut(0.016, 0.02));
  const openings = open
    ? [block(here(0.13, -0.06, 0), r(0.1, 0.108, 0.073), cut(0.016, 0.045))]
    : [eyes, mouth];
  const hollow = (grow = 0): Solid =>
    egg(here(-0.012, 0.012, 0), r(0.09 + grow, 0.092 + grow, 0.074 + grow), cut(0.006));
  /** Makes room for jaw and cheeks. */
  const inner = (grow = 0): Solid =>
    egg(here(0.02, -0.04, 0), r(0.1 + grow, 0.13 + grow, 0.054 + grow), cut(0.006));
  const padded: Solid[] = [
    egg(here(-0.012, 0.02, 0), r(0.126, 0.12, 0.107)),
    ...both.map((l) =>
      taper(at(-0.014, -0.01, 0.08 * l), at(0.026, -0.1, 0.072 * l), [0.04 * s, 0.032 * s], {
        blend: 0.03 * s,
      }),
    ),
    ...both.map((l) =>
      egg(here(-0.012, -0.02, 0.098 * l), r(0.04, 0.046, 0.02), { blend: 0.016 * s }),
    ),
    ...(open
      ? []
      : both.map((l) =>
          taper(at(0.07, -0.03, 0.062 * l), at(0.066, -0.085, 0.056 * l), [0.04 * s, 0.034 * s], {
            blend: 0.035 * s,
          }),
        )),
  ];
  const shell = [...padded, hollow(0.012), inner(0.01), lowest, nape, ...openings];
  const holes = both.map((l) =>
    egg(here(-0.012, -0.022, 0.12 * l), r(0.016, 0.021, 0.05), cut(0.006)),
  );

  // A panel is what the planes leave of the shell, grown and with round edges.
  const beyond = (axis: Frame, u: number, way: number): Solid =>
    block({ ...axis, at: add(axis.at, scale(axis.up, (u + way * 0.4) * s)) }, r(0.9, 0.4, 0.9), {
      ...cut(0.012),
    });
  const upright = here(0, 0, 0);
  const [across, ahead] = [sideways(upright, 'left'), sideways(upright, 'forward')];
  const panel = (...planes: Solid[]): Group => ({
    material: 'pad',
    solids: [
      ...padded.map((each) => swollen(each, 0.011 * s)),
      hollow(0.012),
      inner(0.01),
      lowest,
      ...openings,
      ...planes,
    ],
  });
  const brow = [
    [-0.3, -0.034],
    [-0.028, 0.028],
    [0.034, 0.3],
  ].map(([from = 0, to = 0]) =>
    panel(
      beyond(upright, 0.046, -1),
      beyond(upright, TOP, 1),
      beyond(ahead, 0.002, -1),
      beyond(across, from, -1),
      beyond(across, to, 1),
    ),
  );
  const cheeks = both.map((l) =>
    panel(beyond(upright, 0.004, 1), beyond(ahead, 0.03, -1), beyond(across, 0, -l)),
  );

  /** The point of the shell's outside that lies behind one before the face. */
  const outside = compile({ material: '', solids: padded.map((each) => swollen(each, 0.007 * s)) });
  const touched = (from: Vec, way: Vec): Vec => {
    const t = march([outside], from, way);
    return add(from, scale(way, Math.max(0, t)));
  };
  const cords = (points: readonly Vec[], thick: number): Solid[] =>
    points
      .slice(1)
      .map((point, n) =>
        taper(points[n] ?? point, point, [thick * s, thick * s], { blend: 0.002 * s }),
      );
  const outline: readonly Point[] = open ? OUTLINES.open : OUTLINES.pads;
  const rim = both.flatMap((l) =>
    cords(
      outline.map(([u, half]) => touched(at(0.4, u, half * l), scale(frame.forward, -1))),
      0.0055,
    ),
  );
  const ears = both.map((l) =>
    cords(
      Array.from({ length: 17 }, (_, n) => {
        const angle = (n / 8) * Math.PI;
        const from = at(
          -0.012 + 0.019 * Math.cos(angle),
          -0.022 + 0.025 * Math.sin(angle),
          0.4 * l,
        );
        return touched(from, scale(frame.left, -l));
      }),
      0.0045,
    ),
  );
  /** Over the crown, from the band to the band on the other side. */
  const crossed = (axis: Frame, thick: number, half = 0.019): Solid[] => [
    egg(here(-0.012, 0.02, 0), r(0.112 + thick, 0.106 + thick, 0.092 + thick)),
    hollow(0.008),
    beyond(upright, TOP - 0.03, -1),
    beyond(axis, -0.012 - half, -1),
    beyond(axis, -0.012 + half, 1),
  ];
  const middle = { ...across, at: at(0, 0, 0.012) };
  const knots = [0.012, -0.004, -0.02, -0.036].map((f) => both.map((l) => at(f, 0.131, 0.026 * l)));
  const tied = (one: Vec, other: Vec): Solid[] =>
    cords([one, add(mix(one, other, 0.5), scale(frame.up, 0.012 * s)), other], 0.0034);
  const laces = knots.slice(1).flatMap(([left, right], n) => {
    const [before, opposite] = knots[n] ?? [];
    return left && right && before && opposite ? [tied(before, right), tied(opposite, left)] : [];
  });
  const onCrown = {
    bare: [],
    lace: laces,
    tab: [[...crossed(ahead, 0.013, 0.03), beyond(across, -0.055, -1), beyond(across, 0.055, 1)]],
  };
  const fold = (f: number): Solid[] =>
    cords(
      Array.from({ length: 11 }, (_, n): Vec => {
        const angle = 0.5 + (n / 10) * 2.14;
        return at(
          -0.012 - 0.09 * Math.sin(angle) * Math.cos(f),
          0.012 + 0.092 * Math.cos(angle),
          0.074 * Math.sin(angle) * Math.sin(f),
        );
      }),
      0.004,
    );
  const strapped = (strap === 'worn' ? WORN : LAID).map((points) =>
    ribbon(
      points.map(([f, u, l]) => at(f, u, l)),
      0.022 * s,
      strap === 'worn' ? frame.forward : frame.up,
      0.003 * s,
    ),
  );
  return [
    { material: 'guard', solids: [...shell, beyond(upright, TOP, 1), ...holes] },
    {
      material: 'lining',
      solids: [
        ...padded.map((each) => swollen(each, -0.006 * s)),
        hollow(),
        inner(),
        lowest,
        nape,
        ...openings,
        beyond(upright, TOP - 0.004, 1),
        ...holes.map((each) => swollen(each, -0.004 * s)),
      ],
    },
    { material: 'guard', solids: crossed(middle, 0.006) },
    { material: 'guard', solids: crossed(ahead, 0.002) },
    { material: 'lining', solids: [-0.9, -0.35, 0.35, 0.9].flatMap(fold) },
    ...brow,
    ...(open ? [] : cheeks),
    { material: 'trim', solids: rim },
    ...ears.map((solids) => ({ material: 'trim', solids })),
    ...onCrown[fastened].map((solids) => ({
      material: fastened === 'lace' ? 'lace' : 'trim',
      solids,
    })),
    ...strapped.map((solids) => ({ material: 'trim', solids })),
    ...(strap === 'laid'
      ? [{ material: 'stud', solids: [hoop(here(0.084, -0.105, 0.216), 0.017 * s, 0.0035 * s)] }]
      : []),
    { material: 'stud', solids: both.map((l) => ball(at(0.021, -0.084, 0.106 * l), 0.011 * s)) },
  ];
}
