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

const view = camera({ eye: [0.15, 0.7, 3.1], at: [0.25, 1.1, 0], view: 43, shift: [-320, 10] });
const boxer = (facing: number) =>
  figure(
    poses.jab,
    { at: [-0.12, 0, 0], facing },
    { height: 1.78, hands: 'wraps', face: { hair: 'crop', nose: 1.1 } },
  );

const boxing = print(boxer(12), {
  view,
  dots: 10,
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
const shadow = print(boxer(4), { view, dots: 0, light: { from: [0, 3, 3] }, inks: flat });

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
      `<g transform="translate(330 -110) scale(1.35)">${shadow}</g>`,
      rect(ink.darkLeather, 0, 842, 1600, 26),
      rect(ink.leather, 0, 866, 1600, 140),
      boxing,
    ],
  }),
} satisfies Drawing;
