import { canvas, chains, down, round, seam, shownBag, walls } from '../../../kit/gear/shownBag.ts';
import { cord, type Drawing, ink } from '../../../kit/index.ts';

export default {
  alt: 'A plain cylinder of pale canvas with rope handles hangs on chains before a blue brick wall.',
  svg: shownBag({
    from: 'heavy',
    bag: [
      round(0.42, 1.6, [0.22, 0.22]),
      round(0.42, 0.52, [0.226, 0.226], 'hem'),
      round(1.52, 1.62, [0.226, 0.226], 'hem'),
      seam(0.54, 1.52, 0.25),
      // Two handles of rope.
      ...[-0.09, 0.13].map((x) =>
        cord(
          [0, 0.25, 0.5, 0.75, 1].map((t) => {
            const [, y, z] = down(1.2 + 0.16 * t);
            return [x + 0.02, y, z + 0.245 + 0.035 * Math.sin(t * Math.PI)] as const;
          }),
          0.012,
          'rope',
        ),
      ),
      ...chains(0.22),
    ],
    leather: canvas,
    inks: {
      seam: { tones: [ink.leather, ink.stone] },
      rope: { tones: [ink.darkLeather, ink.leather, ink.amber] },
      hem: { tones: [ink.leather, ink.stone, ink.sand] },
    },
    wall: walls.blue,
  }),
} satisfies Drawing;
