import { down, shownBag, walls } from '../../../kit/gear/shownBag.ts';
import { cord, type Drawing, drum, dyes, taper } from '../../../kit/index.ts';

const link = [cord([down(0.02), down(0.62)], 0.016, 'steel')];

export default {
  alt: 'A teardrop bag of waxed amber cotton with a fat belly hangs low on a chain before a blue brick wall.',
  svg: shownBag({
    from: 'drop',
    bag: [
      { material: 'bag', solids: [taper(down(0.75), down(1.42), [0.07, 0.3])] },
      { material: 'strap', solids: [drum(down(0.62), down(0.74), [0.05, 0.075], { round: 0.01 })] },
      ...link,
    ],
    leather: dyes.amber,
    wall: walls.blue,
  }),
} satisfies Drawing;
