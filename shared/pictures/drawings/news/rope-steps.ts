import { bootOn } from '../../kit/gear/clothes/boot.ts';
import {
  add,
  along,
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  hoop,
  ink,
  poster,
  print,
  standing,
  step,
  taper,
  type Vec,
} from '../../kit/index.ts';
import { boards } from '../../kit/places/gym.ts';

const view = camera({ eye: [0, 9, 0.001], at: [0, 0, 0], view: 20.16 });

type Spot = readonly [number, number];

/**
 * A boot's print from above, its toes up the picture: the ball of the foot, where a skipper lands,
 * and the heel, which only kisses the floor. `side` is 1 for a left boot, -1 for a right.
 */
function bootPrint(
  [x, y]: Spot,
  side: 1 | -1,
  { turn = 0, faint = false, heel = true, tread = true, fill = ink.nightRed as string } = {},
) {
  const ball =
    'M-33 2C-42 -28 -43 -62 -35 -90C-27 -116 -3 -130 14 -122C32 -113 41 -84 40 -54C39 -32 32 -12 24 6C8 14 -16 13 -33 2Z';
  const back =
    'M-27 42C-9 34 10 34 24 41C29 64 27 92 20 106C8 120 -15 120 -24 105C-31 90 -31 64 -27 42Z';
  const pen = faint
    ? `fill="none" stroke="${ink.paper}" stroke-width="8" stroke-dasharray="19 13"`
    : `fill="${fill}"`;
  const grooves =
    faint || !tread
      ? ''
      : `<path fill="none" stroke="#c98f3c" stroke-width="6" d="M-38 -78L40 -78M-42 -52H42M-40 -26L36 -26"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${side} 1)"><path ${pen} d="${ball}"/>${grooves}${heel ? `<path ${pen} d="${back}"/>` : ''}</g>`;
}

/** An arrow on the boards, through points of the picture. */
function swing(from: Spot, by: Spot, to: Spot, both = false) {
  const barb = (tip: Spot, before: Spot) => {
    const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
    const end = (turn: number) =>
      `${(tip[0] - Math.cos(angle + turn) * 34).toFixed(0)} ${(tip[1] - Math.sin(angle + turn) * 34).toFixed(0)}`;
    return `M${end(0.6)}L${tip.join(' ')}L${end(-0.6)}`;
  };
  return `<path fill="none" stroke="${ink.red}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" d="M${from.join(' ')}Q${by.join(' ')} ${to.join(' ')}${barb(to, by)}${both ? barb(from, by) : ''}"/>`;
}

/** A boot high above its shadow, with marks of how fast it rises. */
function lifted([x, y]: Spot, side: 1 | -1): string {
  const marks = [0, 36].map((up) => `M${x - 34} ${y - 160 - up}l34 -26l34 26`).join('');
  return (
    bootPrint([x + 44, y + 60], side, { fill: '#7a4a1c', tread: false }) +
    `<g transform="translate(${x} ${y}) scale(1.2)">${bootPrint([0, 0], side)}</g>` +
    `<path fill="none" stroke="${ink.red}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" d="${marks}"/>`
  );
}

/** Short strokes around the ball of a foot that taps the floor. */
function tap([x, y]: Spot): string {
  const ray = (degrees: number) => {
    const [right, down] = [
      Math.cos((degrees * Math.PI) / 180),
      Math.sin((degrees * Math.PI) / 180),
    ];
    return `M${(x + right * 68).toFixed(0)} ${(y + down * 88).toFixed(0)}L${(x + right * 98).toFixed(0)} ${(y + down * 122).toFixed(0)}`;
  };
  return `<path fill="none" stroke="${ink.red}" stroke-width="11" stroke-linecap="round" d="${[44, 67, 90, 113, 136].map(ray).join('')}"/>`;
}

// Where each step of the text is danced.
const first: Spot = [250, 270];
const second: Spot = [745, 330];
const third: Spot = [1290, 270];
const fourth: Spot = [510, 748];
const fifth: Spot = [1052, 745];
const at = ([x, y]: Spot, right = 0, down = 0): Spot => [x + right, y + down];
/** Both boots side by side. */
const pair = (where: Spot, look: Parameters<typeof bootPrint>[2] = {}) =>
  bootPrint(at(where, -52), 1, look) + bootPrint(at(where, 52), -1, look);

const onFloor = (x: number, y: number, up = 0): Vec => [(x - 800) / 500, up, (y - 500) / 500];
// A long loop that lies open to the right.
const rope: Vec[] = Array.from({ length: 61 }, (_, n) => {
  const angle = Math.PI * (0.5 + n / 60);
  // Blunter than an ellipse.
  const up = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.5;
  return onFloor(1200 + Math.cos(angle) * 1135, 738 - up * 222, 0.01);
});
const handle = (end: Vec, way: Vec): Group[] => [
  {
    material: 'grip',
    solids: [taper(end, [end[0] + way[0], end[1], end[2] + way[2]], [0.024, 0.03])],
  },
  {
    material: 'cap',
    solids: [
      drum([end[0] - way[0] * 0.1, end[1], end[2] - way[2] * 0.1], end, [0.018, 0.026], {
        round: 0.004,
      }),
    ],
  },
];

/** Taken off, and put beside the handles. */
const boots: Group[] = [
  { at: onFloor(1330, 775, 0.185), turn: 96 },
  { at: onFloor(1468, 782, 0.185), turn: 78 },
].flatMap(({ at: ankle, turn }): Group[] => {
  const knee = add(ankle, [0, 0.6, 0]);
  return [
    ...bootOn({ foot: standing(ankle, -turn), knee, k: 2.1, b: 1.9 }).filter(
      ({ material }) => material !== 'sock',
    ),
    { material: 'rim', solids: [hoop(along(add(ankle, [0, 0.225, 0]), [0, 1, 0]), 0.07, 0.015)] },
    {
      material: 'inside',
      solids: [drum(add(ankle, [0, 0.1, 0]), add(ankle, [0, 0.224, 0]), [0.064, 0.064])],
    },
  ];
});

export default {
  alt: 'Boot prints on floorboards from above, around the loop of a skipping rope: numbers mark five steps. Red boots stand beside them.',
  svg: poster({
    background: '#8f5a24',
    layers: [
      boards(view, { at: [-3, 0, -2], along: [6, 0, 0], across: [0, 0, 0.25], count: 17 }, [
        '#c98f3c',
        '#bf8434',
        '#c98f3c',
        '#b87b2e',
      ]),
      print(
        [
          ...boots,
          {
            material: 'rope',
            solids: rope
              .slice(1)
              .map((point, n) => taper(rope[n] ?? point, point, [0.009, 0.009], { blend: 0.004 })),
          },
          ...handle(rope[0] ?? [0, 0, 0], [0.3, 0, 0.05]),
          ...handle(rope.at(-1) ?? [0, 0, 0], [0.3, 0, 0.03]),
        ],
        {
          view,
          light: { from: [-0.6, 3.4, -1], fill: 0.3 },
          floor: '#7a4a1c',
          inks: {
            rope: { tones: [ink.nightBlue, ink.deepBlue, ink.blue] },
            grip: dyes.black,
            cap: dyes.steel,
            boot: dyes.red,
            sole: dyes.white,
            rim: dyes.red,
            inside: { tones: [ink.black] },
          },
        },
      ),
      // From foot to foot.
      bootPrint(at(first, -65), 1),
      bootPrint(at(first, 65), -1, { faint: true }),
      swing(at(first, -65, -160), at(first, 0, -235), at(first, 65, -160), true),
      step(1, ...at(first, -180)),
      // Six inches out, half a boot, and home.
      pair(second),
      pair(at(second, 0, -140), { faint: true, heel: false }),
      swing(at(second, 150, 60), at(second, 150, -60), at(second, 150, -210), true),
      step(2, ...at(second, -170, -60)),
      // Over a chalk line.
      `<path fill="none" stroke="${ink.paper}" stroke-width="10" d="M${third[0]} 90V420"/>`,
      pair(at(third, -130)),
      pair(at(third, 130), { faint: true }),
      swing(at(third, -120, -165), at(third, 0, -235), at(third, 120, -165), true),
      step(3, ...at(third, -285)),
      // The left foot in front, then the right.
      bootPrint(at(fourth, -215, -45), 1, { turn: 6 }),
      bootPrint(at(fourth, -105, 45), -1, { turn: 32 }),
      bootPrint(at(fourth, 105, 45), 1, { turn: -32, faint: true }),
      bootPrint(at(fourth, 215, -45), -1, { turn: -6, faint: true }),
      swing(at(fourth, -85, -125), at(fourth, 0, -185), at(fourth, 85, -125), true),
      step(4, ...at(fourth, -335, 10)),
      // On the spot, twice as fast: one boot taps the floor with its ball, the other is in the air.
      tap(at(fifth, -80, 5)),
      bootPrint(at(fifth, -80, 65), 1, { heel: false }),
      lifted(at(fifth, 66, 24), -1),
      step(5, ...at(fifth, -192, -10)),
    ],
  }),
} satisfies Drawing;
