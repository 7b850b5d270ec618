import {
  along,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  egg,
  hoop,
  ink,
  poster,
  print,
  taper,
  type Vec,
} from '../../kit/index.ts';
import { rings } from '../../kit/places/backdrop.ts';
import { rays } from '../../kit/places/gym.ts';

const view = camera({ eye: [-0.36, -0.16, 1.2], at: [0.06, -0.015, 0], view: 35 });

const crown = along([0, 0.02, 0.02], [0, 0, 1], [0, 1, 0]);
const knob: Vec = [0, 0.02, 0.12];
const bell = [
  {
    material: 'brass',
    solids: [
      egg(crown, [0.15, 0.09, 0.15]),
      block({ ...crown, at: [0, 0.02, -0.1] }, [0.3, 0.12, 0.3], { carve: true, blend: 0.006 }),
      hoop({ ...crown, at: [0, 0.02, 0.03] }, 0.148, 0.012, { blend: 0.012 }),
      hoop({ ...crown, at: [0, 0.02, 0.088] }, 0.082, 0.004, { blend: 0.008 }),
    ],
  },
  {
    material: 'steel',
    solids: [
      drum([0, 0.02, 0.1], knob, [0.026, 0.022], { round: 0.004 }),
      drum(knob, [0, 0.02, 0.132], [0.012, 0.01]),
    ],
  },
  {
    material: 'wood',
    solids: [
      block(along([0, 0, -0.03], [0, 1, 0], [0, 0, 1]), [0.022, 0.27, 0.21], { round: 0.02 }),
    ],
  },
  {
    material: 'hammer',
    solids: [
      drum([0.165, 0.15, 0.06], [0.235, 0.185, 0.07], [0.034, 0.034], { round: 0.008 }),
      drum([0.145, 0.14, 0.057], [0.165, 0.15, 0.06], [0.025, 0.03], {
        round: 0.006,
        blend: 0.004,
      }),
    ],
  },
  {
    material: 'handle',
    solids: [taper([0.192, 0.2, 0.066], [0.39, -0.24, 0.12], [0.0125, 0.018])],
  },
];

const struck = print(bell, {
  view,
  light: { from: [-0.7, 1.0, 1.1], rim: [0.9, 0.1, -0.3], fill: 0.12 },
  inks: {
    brass: {
      tones: ['#5a2f14', '#b5752c', ink.amber, ink.paper],
      levels: [0.16, 0.5, 0.98],
      gloss: 0.7,
      rim: ink.paper,
    },
    steel: { ...dyes.steel },
    wood: { ...dyes.tan, gloss: 0.05 },
    hammer: { ...dyes.black, rim: '#5f86ff' },
    handle: { ...dyes.fair, rim: ink.paper },
  },
});

export default {
  alt: 'A hammer strikes the brass bell on its wooden board, the sound spreading in blue rings.',
  svg: poster({
    background: ink.navy,
    layers: [
      rays(730, 470, '#10182b', 20),
      rings(730, 470, [380, 500, 640, 800], ink.blue, 30),
      rings(730, 470, [380, 500, 640, 800], '#5f86ff', 6),
      struck,
    ],
  }),
} satisfies Drawing;
