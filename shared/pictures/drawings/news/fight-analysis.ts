import { anselmVarga, seen, tobiasRourke } from '../../cast/index.ts';
import { type Drawing, HEIGHT, ink, poster, WIDTH } from '../../kit/index.ts';
import { FRAME_HEIGHT, frame } from '../../scenes/caughtJab/frames.ts';

const GUTTER = 20;
const QUARTER = { width: (WIDTH - GUTTER) / 2, height: (HEIGHT - GUTTER) / 2 };

/** A frame of half its size, cut off at the edges of its quarter of the sheet. */
function quarter(number: 1 | 2 | 3 | 4): string {
  const column = (number - 1) % 2;
  const row = Math.floor((number - 1) / 2);
  return (
    `<svg x="${column * (QUARTER.width + GUTTER)}" y="${row * (QUARTER.height + GUTTER)}" ` +
    `width="${QUARTER.width}" height="${QUARTER.height}" ` +
    `viewBox="0 0 ${WIDTH} ${FRAME_HEIGHT}">${frame(number).join('')}</svg>`
  );
}

export default {
  alt: `Four frames: ${seen(anselmVarga)} catches the jab of ${seen(tobiasRourke)}, steps outside his foot, lands a short right and leans on him.`,
  svg: poster({
    background: ink.black,
    layers: [quarter(1), quarter(2), quarter(3), quarter(4)],
  }),
} satisfies Drawing;
