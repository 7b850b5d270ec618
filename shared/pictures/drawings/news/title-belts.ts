import {
  along,
  ball,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  glow,
  halftone,
  hoop,
  ink,
  poster,
  print,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';
import { boards } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.1, 0.92, 1.25], at: [0.03, 0.07, -0.12], view: 40, roll: -3 });

function belt([x, y, z]: Vec, lean: number): Group[] {
  const facing: Vec = [lean, 0.8, 0.6];
  const on = (metres: number): Vec => [
    x + facing[0] * metres,
    y + facing[1] * metres,
    z + facing[2] * metres,
  ];
  const face = along(on(0.036), facing, [0, 1, -1]);
  const round = (part: number, radius: number, metres = 0): Vec => {
    const [f, l] = [Math.cos(part * Math.PI * 2) * radius, Math.sin(part * Math.PI * 2) * radius];
    return within({ ...face, at: on(0.036 + metres) }, [f, 0, l]);
  };
  const spokes = (
    count: number,
    from: number,
    to: number,
    [thick, thin]: readonly [number, number],
  ) =>
    Array.from({ length: count }, (_, n) =>
      taper(round(n / count, from), round(n / count, to), [thick, thin], { blend: 0.004 }),
    );
  const sides = [-1, 1].map((side) => {
    const strap = along([x + side * 0.62, y - 0.05, z - 0.045], [side * 0.12, 1, 0.1], [0, 0, 1]);
    const spot = (far: number, across: number, high = 0.014): Vec =>
      within(strap, [across, high, side * (far - 0.62)]);
    return { strap, spot };
  });
  /** A raised disc with a rim and a star, between the strap's stitches. */
  const plates = sides.flatMap(({ strap, spot }) =>
    [
      [0.37, 0.085],
      [0.62, 0.07],
    ].flatMap(([far = 0, radius = 0]): Group[] => [
      {
        material: 'plate',
        solids: [
          drum(spot(far, 0, 0), spot(far, 0, 0.03), [radius, radius - 0.006], { round: 0.006 }),
        ],
      },
      {
        material: 'edge',
        solids: [
          hoop({ ...strap, at: spot(far, 0, 0.036) }, radius * 0.72, 0.005),
          ...[0, 1, 2, 3, 4].map((n) => {
            const angle = (n / 5) * Math.PI * 2;
            return taper(
              spot(far, 0, 0.036),
              spot(far + Math.sin(angle) * radius * 0.5, Math.cos(angle) * radius * 0.5, 0.036),
              [0.011, 0.003],
              { blend: 0.003 },
            );
          }),
        ],
      },
    ]),
  );
  return [
    {
      material: 'strap',
      solids: sides.map(({ strap }) => block(strap, [0.105, 0.014, 0.41], { round: 0.012 })),
    },
    ...sides.map(({ spot }) => ({
      material: 'stitch',
      solids: [-0.088, 0.088].flatMap((across) =>
        Array.from({ length: 13 }, (_, n) =>
          taper(spot(0.23 + n * 0.064, across), spot(0.266 + n * 0.064, across), [0.0035, 0.0035]),
        ),
      ),
    })),
    ...sides.map(({ spot }) => ({
      material: 'edge',
      solids: [0.74, 0.81, 0.88].flatMap((far) =>
        [-0.035, 0.035].map((across) => ball(spot(far, across), 0.012)),
      ),
    })),
    ...plates,
    { material: 'plate', solids: [drum(on(0), on(0.03), [0.205, 0.195], { round: 0.01 })] },
    {
      material: 'plate',
      solids: Array.from({ length: 22 }, (_, n) => ball(round(n / 22, 0.198, -0.006), 0.015)),
    },
    { material: 'edge', solids: [hoop(face, 0.178, 0.008), hoop(face, 0.104, 0.009)] },
    { material: 'edge', solids: spokes(18, 0.122, 0.166, [0.004, 0.01]) },
    { material: 'stone', solids: [drum(on(0.03), on(0.038), [0.098, 0.098], { round: 0.004 })] },
    {
      material: 'plate',
      solids: [...spokes(5, 0, 0.084, [0.032, 0.005]), ball(on(0.04), 0.03, { blend: 0.02 })],
    },
    {
      material: 'stone',
      solids: [0, 1, 2, 3].map((n) => ball(round(n / 4 + 0.125, 0.143), 0.017)),
    },
  ];
}

const belts = print([...belt([0, 0.09, 0.08], -0.1), ...belt([0.1, 0.07, -0.52], 0.1)], {
  view,
  floor: ink.darkLeather,
  light: { from: [-1.2, 2.2, 1.6], rim: [0.85, 0.2, -0.4], fill: 0.16 },
  inks: {
    strap: { ...dyes.red, rim: ink.paper },
    plate: {
      tones: ['#5a2f14', '#b5752c', ink.amber, ink.paper],
      levels: [0.2, 0.55, 1.1],
      gloss: 0.7,
      rim: ink.paper,
    },
    stitch: { tones: [ink.leather, ink.sand, ink.paper] },
    edge: { tones: [ink.darkLeather, ink.leather, ink.amber] },
    stone: { ...dyes.blue, gloss: 0.9 },
  },
});

export default {
  alt: 'Two red title belts with brass plates lie one behind the other on a wooden meeting table.',
  svg: poster({
    background: ink.leather,
    layers: [
      boards(view, { at: [-3, 0, -2.4], along: [6, 0, 0], across: [0, 0, 0.36], count: 10 }, [
        '#6b3a21',
        '#5e321d',
      ]),
      halftone(
        { x: 150, y: -150, width: 1300, height: 1200 },
        { ink: '#a5673f', pitch: 34, cover: (x, y) => glow(x, y) * 1.5 },
      ),
      belts,
    ],
  }),
} satisfies Drawing;
