import type { Drawing, Group } from '../../kit/index.ts';
import {
  avocado,
  banana,
  bowl,
  flakes,
  glass,
  heap,
  pasta,
  plate,
  rice,
  sauce,
  slices,
  toast,
} from '../../kit/places/meals.ts';
import { mealTable } from '../../kit/places/mealTable.ts';

const muesliAndToast: Group[] = [
  ...bowl('milk', [-0.1, 0.005], 0.165),
  ...flakes('oat', [-0.1, 0.0], { radius: 0.1, count: 90, size: 0.013, y: 0.046, dome: 0.018 }),
  heap('berry', [-0.05, -0.04], { radius: 0.04, count: 8, size: 0.0135, y: 0.064 }),
  heap('red', [-0.14, 0.03], { radius: 0.04, count: 7, size: 0.0145, y: 0.064 }),
  ...plate([0.2, 0.02], 0.115),
  ...toast([0.2, 0.02], 0.35, 1.1),
  sauce(
    'honey',
    [
      [0.19, 0.01, 0.026],
      [0.215, 0.03, 0.02],
    ],
    0.038,
  ),
];

const pastaAndSpinach: Group[] = [
  ...plate(),
  pasta([0, 0.005], 0.125),
  sauce('red', [
    [0, 0, 0.04],
    [0.034, 0.02, 0.03],
    [-0.03, 0.024, 0.028],
    [-0.006, -0.03, 0.026],
  ]),
  heap('flesh', [0, 0.004], { radius: 0.05, count: 11, size: 0.011, y: 0.062, dome: 0.01 }),
  ...flakes('greens', [0.015, -0.01], { radius: 0.075, count: 14, size: 0.02, y: 0.058 }),
];

const chilliAndRice: Group[] = [
  ...bowl('bean', [-0.09, 0.005], 0.175),
  rice([-0.15, -0.01], 0.07, 0.046),
  heap('bean', [-0.045, 0.02], { radius: 0.07, count: 40, size: 0.013, y: 0.046 }),
  ...flakes('leaf', [-0.05, 0.01], { radius: 0.045, count: 7, size: 0.013, y: 0.07, dome: 0.004 }),
  ...avocado([-0.085, -0.078], 0.3, 0.066),
  ...plate([0.21, 0.04], 0.1),
  heap('berry', [0.185, 0.015], { radius: 0.04, count: 9, size: 0.0145, y: 0.03 }),
  heap('orange', [0.235, 0.06], { radius: 0.03, count: 4, size: 0.021, y: 0.03 }),
];

const bananasAndOatcakes: Group[] = [
  ...banana([-0.185, 0.09], -0.2),
  ...banana([-0.18, 0.02], -0.12),
  ...plate([0.04, -0.01], 0.12),
  ...slices(
    'oat',
    'crumb',
    [
      [0.01, -0.04],
      [0.075, -0.025],
      [0.035, 0.035],
    ],
    { radius: 0.046, y: 0.028, lean: 0.08 },
  ),
  ...glass('milk', [0.245, -0.02], 0.072),
];

export default {
  alt: 'Four meals from above: muesli with berries and toast with honey; pasta with chickpeas and spinach; bean chilli with rice and avocado; bananas, oatcakes and milk.',
  svg: mealTable([muesliAndToast, pastaAndSpinach, chilliAndRice, bananasAndOatcakes], 2),
} satisfies Drawing;
