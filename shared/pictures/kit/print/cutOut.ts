import { glow, halftone } from './halftone.ts';
import { ink } from './palette.ts';
import { poster } from './poster.ts';

/**
 * A thing for the head of a page (`picture` of `PageHeader`): cut out on the band's own ink, before
 * dots that fade into it on every side. A wide band shows only the lower four fifths of the sheet,
 * and the band's blue line is just below it: a thing stands on the lower edge, or hangs from the
 * upper one. The left third stays empty, because a long title reaches into it.
 */
export const cutOut = (
  layers: readonly string[],
  {
    dots = ink.deepBlue as string,
    x = 1060,
    y = 600,
    wide = 1080,
    high = 860,
    strength = 0.9,
  } = {},
): string =>
  poster({
    background: ink.black,
    layers: [
      halftone(
        { x: x - wide / 2, y: y - high / 2, width: wide, height: high },
        { ink: dots, pitch: 46, cover: (across, down) => glow(across, down) * strength },
      ),
      ...layers,
    ],
  });
