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
  type Vec,
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
  const round = (part: number, radius: number): Vec => {
    const [f, l] = [Math.cos(part * Math.PI * 2) * radius, Math.sin(part * Math.PI * 2) * radius];
    return [
      face.at[0] + face.forward[0] * f + face.left[0] * l,
      face.at[1] + face.forward[1] * f + face.left[1] * l,
      face.at[2] + face.forward[2] * f + face.left[2] * l,
    ];
  };
  return [
    {
      material: 'strap',
      solids: [-1, 1].map((side) =>
        block(
          along([x + side * 0.43, y - 0.045, z - 0.04], [side * 0.2, 1, 0.1], [0, 0, 1]),
          [0.1, 0.014, 0.24],
          { round: 0.012 },
        ),
      ),
    },
    { material: 'plate', solids: [drum(on(0), on(0.03), [0.205, 0.195], { round: 0.01 })] },
    { material: 'edge', solids: [hoop(face, 0.165, 0.012), hoop(face, 0.09, 0.01)] },
    {
      material: 'stone',
      solids: [
        ball(on(0.04), 0.045),
        ...Array.from({ length: 8 }, (_, n) => ball(round(n / 8, 0.128), 0.016)),
      ],
    },
    {
      material: 'plate',
      solids: [-1, 1].map((side) =>
        drum([x + side * 0.41, y - 0.03, z - 0.03], [x + side * 0.42, y, z - 0.02], [0.075, 0.07], {
          round: 0.008,
        }),
      ),
    },
  ];
}

const belts = print([...belt([0, 0.09, 0.08], -0.1), ...belt([0.1, 0.07, -0.52], 0.1)], {
  view,
  dots: 11,
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
        ink.leather,
        '#7b4226',
      ]),
      halftone(
        { x: 150, y: -150, width: 1300, height: 1200 },
        { ink: '#c98f5a', pitch: 30, cover: (x, y) => glow(x, y) * 1.1 },
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        {
          ink: ink.darkLeather,
          pitch: 34,
          cover: (x, y) => 1.5 * Math.hypot(x - 0.5, y - 0.5) - 0.5,
        },
      ),
      belts,
    ],
  }),
} satisfies Drawing;
