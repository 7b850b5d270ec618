import type { Drawing, Group } from '../../kit/index.ts';
import { carrots, greens, potatoes } from '../../kit/places/food.ts';
import {
  bowl,
  flakes,
  grilled,
  heap,
  plate,
  rice,
  sauce,
  slices,
  softEgg,
  strips,
  toast,
} from '../../kit/places/meals.ts';
import { mealTable } from '../../kit/places/mealTable.ts';

const porridge: Group[] = [
  ...bowl('porridge', [-0.09, 0]),
  ...slices(
    'yellow',
    'bananaFlesh',
    [
      [-0.19, -0.03],
      [-0.168, -0.062],
      [-0.136, -0.084],
      [-0.098, -0.094],
      [-0.06, -0.09],
    ],
    { radius: 0.026, y: 0.054 },
  ),
  sauce('nut', [
    [-0.1, 0.02, 0.036],
    [-0.066, 0.034, 0.03],
    [-0.128, 0.044, 0.022],
  ]),
  ...plate([0.21, 0.03], 0.115),
  ...softEgg([0.185, 0], 0.95),
  ...softEgg([0.225, 0.07], 0.9),
];

const chickenAndRice: Group[] = [
  ...plate(),
  rice([-0.062, -0.03], 0.076),
  ...grilled('roast', [0.02, 0.075], { turn: 0.2, length: 0.078, width: 0.036 }),
  ...grilled('roast', [-0.058, 0.096], { turn: -0.1, length: 0.05, width: 0.028 }),
  strips('red', [
    [0.06, -0.085, 0.5],
    [0.1, -0.045, 0.9],
    [0.045, -0.05, 0.2],
  ]),
  strips('yellow', [
    [0.085, -0.02, 0.4],
    [0.105, -0.075, 1],
  ]),
  ...flakes('leaf', [0.105, 0.035], { radius: 0.036, count: 16, size: 0.02 }),
];

const beefAndPotatoes: Group[] = [
  ...plate(),
  ...grilled('beef', [0.0, 0.062], { turn: 0.12, length: 0.1, width: 0.046, y: 0.036 }),
  ...potatoes,
  ...carrots,
  ...greens,
];

const yoghurtAndSandwich: Group[] = [
  ...bowl('milk', [-0.14, 0.01], 0.14),
  ...flakes('oat', [-0.17, 0.0], { radius: 0.066, count: 46, size: 0.013, y: 0.05, dome: 0.012 }),
  heap('berry', [-0.1, 0.055], { radius: 0.034, count: 7, size: 0.0125, y: 0.05 }),
  ...plate([0.175, 0.005], 0.145),
  ...toast([0.17, 0.02], 0.25, 1.12, 0.022),
  ...slices(
    'red',
    'red',
    [
      [0.12, -0.03],
      [0.165, -0.045],
      [0.21, -0.03],
    ],
    { radius: 0.03, y: 0.036, lean: 0.05 },
  ),
  { material: 'cheese', solids: toast([0.175, 0.02], 0.1, 1.1, 0.044)[1]?.solids ?? [] },
  ...toast([0.172, 0.026], 0.3, 1.02, 0.058),
];

export default {
  alt: 'Four meals from above: porridge with banana and two eggs; chicken with rice and peppers; beef with potatoes, carrots and broccoli; yoghurt with oats and a sandwich.',
  svg: mealTable([porridge, chickenAndRice, beefAndPotatoes, yoghurtAndSandwich], 0),
} satisfies Drawing;
