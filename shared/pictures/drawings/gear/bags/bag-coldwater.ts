import { down, shownBag, walls } from '../../../kit/gear/shownBag.ts';
import { ball, cord, type Drawing, drum, dyes } from '../../../kit/index.ts';

const link = [cord([down(0.02), down(0.84)], 0.016, 'steel')];

export default {
  alt: 'A round blue water bag shines on its chain before a white brick wall.',
  svg: shownBag({
    from: 'ball',
    bag: [
      { material: 'bag', solids: [ball(down(1.22), 0.34)] },
      { material: 'strap', solids: [drum(down(0.82), down(0.93), [0.06, 0.15], { round: 0.02 })] },
      ...link,
    ],
    leather: { ...dyes.blue, gloss: 0.9 },
    wall: walls.white,
  }),
} satisfies Drawing;
