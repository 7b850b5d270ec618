import { paddedGuard } from '../../kit/gear/paddedGuard.ts';
import { worn } from '../../kit/gear/worn.ts';
import {
  along,
  camera,
  type Drawing,
  dyes,
  egg,
  gloveAt,
  head,
  ink,
  poster,
  print,
  rect,
  rotate,
  skins,
  standing,
  taper,
} from '../../kit/index.ts';

const view = camera({ eye: [0.08, 1.46, 1.25], at: [0.06, 1.47, 0], view: 37 });
const skull = rotate(standing([0, 1.565, 0.02], 72), { nod: 16 });

const wearer = print(
  [
    { material: 'skin', solids: [taper([0, 1.5, -0.03], [0, 1.28, -0.07], [0.062, 0.09])] },
    {
      material: 'vest',
      folds: 0.004,
      solids: [
        egg(standing([0, 1.2, -0.06], 74), [0.15, 0.22, 0.21]),
        taper([-0.19, 1.34, -0.02], [0.19, 1.34, -0.12], [0.085, 0.085], { blend: 0.05 }),
      ],
    },
    ...head(skull, { hair: 'bald', mood: 'keen', gaze: [0.3, -1] }),
    ...paddedGuard(skull, 1.08, { bars: true }),
    ...gloveAt(along([0.19, 1.21, 0.34], [-0.35, 1, -0.35], [0.6, 0.3, 1])),
  ],
  {
    view,
    dots: 11,
    light: { from: [-0.7, 2.2, 2.2], rim: [0.9, 0.2, -0.4], fill: 0.26 },
    inks: {
      ...worn({ skin: skins.deep, gloves: dyes.red, top: dyes.blue }),
      guard: { ...dyes.tan, rim: ink.paper },
      pad: { ...dyes.tan, rim: ink.paper },
      lining: { tones: [ink.black, ink.navy, ink.slate], levels: [0.08, 0.4] },
      stud: { tones: [ink.leather, ink.amber] },
      trim: dyes.white,
    },
  },
);

export default {
  alt: 'A boxer in a brown head guard looks down past its slim cheek bars at a red glove that rises from below.',
  svg: poster({
    background: ink.sand,
    layers: [
      ...Array.from({ length: 12 }, (_, n) =>
        rect(n % 2 ? '#d3c29c' : ink.sand, n * 136, 0, 130, 1000),
      ),
      wearer,
    ],
  }),
} satisfies Drawing;
