import { compile, march } from '../geometry/scene.ts';
import {
  ball,
  block,
  egg,
  type Group,
  hoop,
  type Solid,
  swollen,
  taper,
} from '../geometry/solid.ts';
import { add, along, type Frame, scale, unit, type Vec, within } from '../geometry/vector.ts';
import { ribbon } from './ribbon.ts';
import { sideways } from './seams.ts';

type Point = readonly [number, number];

interface Guard {
  /** Slim bars along the cheekbones in place of the pads, with nothing below them. */
  bars?: boolean;
  /** Leaves the cheeks bare. */
  open?: boolean;
  /** Where the strap is: under a chin, or on the bench that the guard stands on. */
  strap?: 'worn' | 'laid';
  /** What tightens the guard over the crown. */
  crown?: 'lace' | 'strap';
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
 * About a head's centre: one padded shell, its brow and cheeks in stitched panels, a lace over the
 * crown. Materials guard, pad (the panels), lining, trim (piping, lace and strap) and stud.
 */
export function paddedGuard(
  frame: Frame,
  size = 1,
  { bars = false, open = false, strap = 'worn', crown: fastened = 'lace' }: Guard = {},
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
    : bars
      ? [
          eyes,
          block(here(0.14, -0.03, 0), r(0.1, 0.04, 0.05), cut(0.012, 0.02)),
          block(here(0.145, -0.11, 0), r(0.1, 0.064, 0.2), cut(0.014, 0.03)),
        ]
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
    ...both.flatMap((l) =>
      bars
        ? [
            taper(at(0, -0.03, 0.088 * l), at(0.084, -0.03, 0.058 * l), [0.024 * s, 0.019 * s], {
              blend: 0.016 * s,
            }),
          ]
        : [],
    ),
    ...(open || bars
      ? []
      : both.map((l) =>
          taper(at(0.07, -0.03, 0.062 * l), at(0.066, -0.085, 0.056 * l), [0.04 * s, 0.034 * s], {
            blend: 0.035 * s,
          }),
        )),
  ];
  const shell = [...padded, hollow(0.012), inner(0.01), lowest, nape, ...openings];
  const slots = both.flatMap((l) =>
    [-0.016, 0, 0.016].map((f) =>
      taper(
        at(f - 0.012, -0.032, 0.115 * l),
        at(f - 0.012, -0.008, 0.115 * l),
        [0.0055 * s, 0.0055 * s],
        cut(0.004),
      ),
    ),
  );
  const crown = block(here(-0.01, 0.13, 0), r(0.066, 0.05, 0.012), cut(0.006, 0.011));

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
      beyond(upright, 0.102, 1),
      beyond(ahead, 0.002, -1),
      beyond(across, from, -1),
      beyond(across, to, 1),
    ),
  );
  const cheeks = both.map((l) =>
    panel(
      beyond(upright, bars ? -0.046 : -0.3, -1),
      beyond(upright, bars ? -0.012 : 0.004, 1),
      beyond(ahead, bars ? -0.004 : 0.03, -1),
      beyond(across, 0, -l),
    ),
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
      outline
        .filter(([u]) => !bars || u > 0)
        .map(([u, half]) => touched(at(0.4, u, half * l), scale(frame.forward, -1))),
      0.0055,
    ),
  );
  const eyelets = [-0.066, -0.036, -0.006, 0.024, 0.05].map((f) =>
    both.map((l) => touched(at(f, 0.4, 0.02 * l), scale(frame.up, -1))),
  );
  const flap = ribbon(
    [-0.07, -0.045, -0.015, 0.015, 0.045, 0.07].map((l) =>
      touched(at(-0.012, 0.4, l), scale(frame.up, -1)),
    ),
    0.05 * s,
    frame.up,
    0.004 * s,
  );
  /** The strap at the back, behind the ears, with its buckle on the left. */
  const behind = (): Group[] => {
    const way = unit(add(scale(frame.forward, 0.5), scale(frame.left, -0.87)));
    const buckle = touched(add(at(-0.06, -0.05, 0.0), scale(way, -0.3 * s)), way);
    return [
      {
        material: 'trim',
        solids: [
          ...padded.map((each) => swollen(each, 0.006 * s)),
          hollow(0.012),
          lowest,
          beyond(upright, -0.066, -1),
          beyond(upright, -0.036, 1),
          beyond(ahead, -0.045, 1),
        ],
      },
      { material: 'stud', solids: [hoop(along(buckle, way, frame.up), 0.019 * s, 0.0045 * s)] },
    ];
  };
  const laces = eyelets.slice(1).flatMap(([left, right], n) => {
    const [before, opposite] = eyelets[n] ?? [];
    return left && right && before && opposite
      ? [cords([before, right], 0.003), cords([opposite, left], 0.003)]
      : [];
  });
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
    { material: 'guard', solids: [...shell, crown, ...slots] },
    {
      material: 'lining',
      solids: [
        ...padded.map((each) => swollen(each, -0.006 * s)),
        hollow(),
        inner(),
        lowest,
        nape,
        ...openings,
      ],
    },
    { material: 'lining', solids: [-0.9, -0.35, 0.35, 0.9].flatMap(fold) },
    ...brow,
    ...(open ? [] : cheeks),
    { material: 'trim', solids: rim },
    ...(fastened === 'lace' ? laces : [flap]).map((solids) => ({ material: 'trim', solids })),
    ...(bars ? behind() : []),
    ...strapped.map((solids) => ({ material: 'trim', solids })),
    ...(strap === 'laid'
      ? [{ material: 'stud', solids: [hoop(here(0.084, -0.105, 0.216), 0.017 * s, 0.0035 * s)] }]
      : []),
    { material: 'stud', solids: both.map((l) => ball(at(0.021, -0.084, 0.106 * l), 0.011 * s)) },
  ];
}
