import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  halftone,
  ink,
  poses,
  poster,
  print,
  rect,
  skins,
} from '../../kit/index.ts';

const view = camera({ eye: [0.15, 0.8, 4.3], at: [0.25, 1.0, 0], view: 52, shift: [-70, 60] });
const boxer = (facing: number) =>
  figure(
    poses.jab,
    { at: [-0.12, 0, 0], facing },
    { height: 1.78, hands: 'wraps', face: { hair: 'crop', nose: 1.1 } },
  );

const boxing = print(boxer(12), {
  view,
  light: { from: [0.4, 1.0, 3.4], rim: [-0.8, 0.4, -0.45], fill: 0.08 },
  inks: worn({
    skin: skins.brown,
    rim: ink.paper,
    shorts: dyes.red,
    band: dyes.white,
    boots: dyes.black,
  }),
});
const flat = Object.fromEntries(
  Object.keys(worn({ skin: skins.brown })).map((name) => [name, { tones: [ink.blue] }]),
);
const shadow = print(
  boxer(4).filter(({ material }) => material in flat),
  { view, light: { from: [0, 3, 3] }, inks: flat },
);

export default {
  alt: 'A boxer with wrapped hands jabs beside his own giant blue shadow on a pale gym wall.',
  svg: poster({
    background: ink.sand,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 860 },
        {
          ink: ink.paper,
          pitch: 28,
          cover: (x, y) => 1.25 - 1.7 * Math.hypot((x - 0.55) * 0.9, y - 0.5),
        },
      ),
      `<g transform="translate(94 -290) scale(1.2)">${shadow}</g>`,
      rect(ink.darkLeather, 0, 812, 1600, 24),
      rect(ink.leather, 0, 834, 1600, 170),
      boxing,
    ],
  }),
} satisfies Drawing;
