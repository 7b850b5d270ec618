import { shownBag, walls } from '../../../kit/gear/shownBag.ts';
import { add, cord, type Drawing, drum, dyes, scale, taper, type Vec } from '../../../kit/index.ts';

/** Metres along the chain from its hook, which is out of the picture: the bag swings to the right. */
const down = (metres: number): Vec => add([-0.44, 2.26, 0], scale([0.38, -0.95, 0], metres));
const link = [cord([down(0.02), down(0.62)], 0.016, 'steel')];

export default {
  alt: 'A teardrop bag of waxed amber cotton with a fat belly swings on a chain before a blue brick wall.',
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
