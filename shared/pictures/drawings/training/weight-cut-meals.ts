import type { Drawing, Group } from '../../kit/index.ts';
import { greens, salmon } from '../../kit/places/food.ts';
import {
  apple,
  banana,
  bowl,
  flakes,
  glass,
  heap,
  plate,
  rice,
  sauce,
  slices,
  softEgg,
  toast,
} from '../../kit/places/meals.ts';
import { mealTable } from '../../kit/places/mealTable.ts';

const eggsOnToast: Group[] = [
  ...plate([-0.06, 0.005], 0.185),
  ...toast([-0.12, -0.01], 0.2, 1.05),
  ...toast([0.0, 0.0], -0.1, 1.05),
  ...softEgg([-0.125, -0.014], 0.9, 0.042),
  ...softEgg([-0.006, -0.004], 0.9, 0.042),
  heap('red', [-0.055, 0.095], { radius: 0.05, count: 6, size: 0.019, dome: 0.004 }),
  ...glass('water', [0.225, -0.05], 0.072),
];

const soupAndSalad: Group[] = [
  ...bowl('soup', [-0.15, 0.015], 0.142),
  heap('nut', [-0.15, 0.02], { radius: 0.075, count: 26, size: 0.009, y: 0.043, dome: 0.005 }),
  ...flakes('leaf', [-0.155, 0.005], {
    radius: 0.045,
    count: 9,
    size: 0.011,
    y: 0.05,
    dome: 0.006,
  }),
  ...plate([0.17, 0.005], 0.15),
  ...flakes('leaf', [0.135, -0.025], { radius: 0.072, count: 34, size: 0.028, dome: 0.024 }),
  ...slices(
    'greens',
    'cucumber',
    [
      [0.1, -0.07],
      [0.135, -0.085],
      [0.17, -0.08],
    ],
    { radius: 0.024, y: 0.058 },
  ),
  heap('red', [0.13, 0.0], { radius: 0.05, count: 5, size: 0.017, y: 0.056, dome: 0.01 }),
  // Brown rice is of the colour of oats.
  { ...rice([0.215, 0.06], 0.042), material: 'oat' },
];

const fishAndGreens: Group[] = [
  ...plate(),
  ...salmon.map(({ material, solids }) => ({
    material: material === 'fat' ? 'crumb' : 'fish',
    solids,
  })),
  ...greens,
  ...flakes('leaf', [-0.005, -0.06], { radius: 0.05, count: 22, size: 0.022, dome: 0.02 }),
  heap('leaf', [0.02, -0.115], { radius: 0.032, count: 24, size: 0.0085, y: 0.034 }),
  heap('flesh', [-0.1, -0.04], { radius: 0.046, count: 5, size: 0.025, dome: 0.01 }),
];

const fruitAndYoghurt: Group[] = [
  ...bowl('milk', [-0.16, 0.02], 0.125),
  sauce('milk', [
    [-0.18, 0.0, 0.05],
    [-0.13, 0.03, 0.045],
    [-0.17, 0.055, 0.035],
  ]),
  ...banana([0.115, 0.125], -0.15),
  ...apple([0.03, -0.045], 0.056),
  { material: 'orange', solids: apple([0.14, -0.02], 0.054)[0]?.solids ?? [] },
  ...glass('water', [0.25, -0.075], 0.062),
];

export default {
  alt: 'Four meals from above: poached eggs on toast with tomatoes and water; soup and a salad with brown rice; white fish with greens and new potatoes; fruit, yoghurt and water.',
  svg: mealTable([eggsOnToast, soupAndSalad, fishAndGreens, fruitAndYoghurt], 3),
} satisfies Drawing;
