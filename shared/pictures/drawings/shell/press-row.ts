import { together } from '../../cast/index.ts';
import { type Drawing, halftone, ink, poster, print, rect } from '../../kit/index.ts';
import { desmondShowsGuard } from '../../scenes/pressRow/desmondShowsGuard.ts';
import { dial } from '../../scenes/pressRow/kitchenScale.ts';
import { maeveTakesNotes } from '../../scenes/pressRow/maeveTakesNotes.ts';
import { piersLaughs } from '../../scenes/pressRow/piersLaughs.ts';
import { rosalindWeighsGlove } from '../../scenes/pressRow/rosalindWeighsGlove.ts';
import { sharedInks, table, tableFront, view } from '../../scenes/pressRow/setting.ts';
import { tamHoldsMicrophone } from '../../scenes/pressRow/tamHoldsMicrophone.ts';

/** From left to right. */
const writers = [
  maeveTakesNotes,
  tamHoldsMicrophone,
  rosalindWeighsGlove,
  desmondShowsGuard,
  piersLaughs,
];
const row = together(...writers.map(({ person }) => person));

const red = { ground: '#a3211b', dots: '#85160f' };
const amber = { ground: ink.amber, dots: '#c98a3a' };
const sand = { ground: ink.sand, dots: '#c4b491' };
const backgrounds = [red, amber, sand, amber, red];

/** A writer's fifth of the background, with halftone that fades downwards. */
function fifth({ ground, dots }: typeof red, index: number): string {
  const width = 1600 / backgrounds.length;
  const left = index * width;
  const shade = halftone(
    { x: 0, y: -40, width: 420, height: 600 },
    { ink: dots, pitch: 26, cover: (_, y) => 0.62 - y * 0.9 },
  );
  return (
    rect(ground, left, 0, width, 1000) +
    `<svg x="${left}" width="${width}" height="1000">${shade}</svg>`
  );
}

export default {
  alt: 'Our five writers behind the ringside table: one takes notes, one holds a microphone, one weighs a glove, one shows his guard, one laughs over a mug.',
  svg: poster({
    background: ink.amber,
    layers: [
      ...backgrounds.map(fifth),
      print(
        [
          ...row.groups,
          ...tamHoldsMicrophone.things,
          ...rosalindWeighsGlove.things,
          ...maeveTakesNotes.things,
          ...piersLaughs.things,
          table,
        ],
        {
          view,
          light: { from: [-1.1, 2.2, 4.4], rim: [0.85, 0.3, -0.45], fill: 0.24 },
          inks: { ...row.inks, ...sharedInks },
        },
      ),
      rect(ink.deepBlue, 0, tableFront, 1600, 1000),
      ...writers.map(({ creases }) => creases),
      dial(),
    ],
  }),
} satisfies Drawing;
