import { canvas, down, shownBag, walls } from '../../../kit/gear/shownBag.ts';
import { cord, type Drawing, drum, taper } from '../../../kit/index.ts';

export default {
  alt: 'A small canvas maize bag hangs on a long rope before a red brick wall.',
  svg: shownBag({
    from: 'small',
    bag: [
      { material: 'bag', solids: [taper(down(1.02), down(1.2), [0.06, 0.13])] },
      { material: 'strap', solids: [drum(down(0.93), down(1.0), [0.035, 0.06], { round: 0.01 })] },
      cord([down(-0.4), down(0.94)], 0.014, 'rope'),
    ],
    leather: canvas,
    wall: walls.red,
  }),
} satisfies Drawing;
