import { block, type Group, taper } from '../geometry/solid.ts';
import { type Frame, type Vec, within } from '../geometry/vector.ts';

/** The length of each bone of the longest finger, and of the fingers against it, in metres. */
const PHALANGES = [0.045, 0.03, 0.024];
const LENGTHS = [0.94, 1, 0.95, 0.8];

/**
 * A hand closed around a rod or a cup of this radius. The frame is in its middle: up runs to the
 * thumb, forward to where the backs of the fingers look, left away from the wrist.
 */
export function grasp(
  frame: Frame,
  radius: number,
  {
    size = 1,
    start = 150,
    thumb = [130, 0.085],
    material = 'skin',
  }: {
    size?: number;
    /** The angle of the knuckles: 180 is at the wrist, 90 at the front. */
    start?: number;
    /** Angle and height of the thumb's tip; `hidden` behind a cup. */
    thumb?: readonly [number, number] | 'hidden';
    material?: string;
  } = {},
): Group[] {
  const on = (degrees: number, out: number, u: number): Vec => {
    const angle = (degrees * Math.PI) / 180;
    return within(frame, [out * Math.sin(angle), u * size, out * Math.cos(angle)]);
  };
  const around = radius + 0.012 * size;

  const fingers = LENGTHS.map((long, n): Group => {
    const row = 0.033 - n * 0.0225;
    let angle = start;
    const solids = PHALANGES.map((part, joint) => {
      const next = angle - ((part * long * size) / around) * (180 / Math.PI);
      const bone = taper(
        on(angle, around + (joint === 0 ? 0.004 : 0), row),
        on(next, around, row * 0.95),
        [(0.0128 - joint * 0.0012) * size, (0.0122 - joint * 0.0012) * size],
        { blend: 0.005 * size },
      );
      angle = next;
      return bone;
    });
    return { material: material.replace('skin', `finger-${n % 2}`), solids };
  });

  const thumbTo = ([tip, high]: readonly [number, number]): Group => {
    const joint = on(tip + 28, around + 0.012 * size, high * 0.62);
    return {
      // Not as the forefinger, which it touches.
      material: material.replace('skin', 'finger-1'),
      solids: [
        taper(on(186, around + 0.035 * size, 0.026), joint, [0.019 * size, 0.0145 * size]),
        taper(joint, on(tip, around + 0.003, high), [0.0145 * size, 0.0115 * size], {
          blend: 0.008 * size,
        }),
      ],
    };
  };

  const palm = {
    ...frame,
    at: on(start + 22, around + 0.022 * size, 0),
    up: frame.left,
    left: frame.up,
  };
  return [
    {
      material,
      solids: [
        block(palm, [0.02 * size, 0.046 * size, 0.043 * size], { round: 0.018 * size }),
        taper(
          on(180, around + 0.12 * size, -0.002),
          on(178, around + 0.05 * size, 0),
          [0.029 * size, 0.029 * size],
          { blend: 0.03 * size },
        ),
      ],
    },
    ...fingers,
    ...(thumb === 'hidden' ? [] : [thumbTo(thumb)]),
  ];
}

/** Where a pencil points from its nib: up and back over the hand. */
const PENCIL: Vec = [0.8, -0.5, 0.05];

/**
 * A hand that writes, its little finger on the paper, and its pencil, of the material pencil. The
 * frame is at the nib: up runs along the paper from the wrist to the fingers, forward up from the
 * paper, left to the thumb.
 */
export function writingHand(frame: Frame, { size = 1, material = 'skin' } = {}): Group[] {
  const at = (f: number, u: number, l: number): Vec =>
    within(frame, [f * size, u * size, l * size]);
  const onPen = (part: number, l = 0): Vec =>
    at(PENCIL[0] * part, PENCIL[1] * part, PENCIL[2] * part + l);
  const bones = (points: readonly Vec[], thick: number) =>
    points.slice(1).map((to, n) =>
      taper(points[n] ?? to, to, [(thick - n * 0.001) * size, (thick - (n + 1) * 0.001) * size], {
        blend: 0.005 * size,
      }),
    );
  const finger = (n: number, points: readonly Vec[], thick = 0.0125): Group => ({
    material: material.replace('skin', `finger-${n % 2}`),
    solids: bones(points, thick),
  });

  return [
    {
      material,
      solids: [
        taper(at(0.036, -0.16, -0.02), at(0.036, -0.125, -0.018), [0.029 * size, 0.03 * size]),
        taper(at(0.034, -0.12, -0.022), at(0.03, -0.08, -0.03), [0.032 * size, 0.03 * size], {
          blend: 0.02 * size,
        }),
        taper(at(0.045, -0.12, -0.01), at(0.056, -0.075, -0.008), [0.03 * size, 0.024 * size], {
          blend: 0.02 * size,
        }),
      ],
    },
    finger(
      1,
      [at(0.022, -0.075, -0.048), at(0.018, -0.036, -0.05), at(0.012, -0.012, -0.034)],
      0.0115,
    ),
    finger(0, [at(0.036, -0.07, -0.036), at(0.034, -0.024, -0.04), at(0.014, 0.0, -0.022)]),
    finger(1, [at(0.05, -0.066, -0.022), at(0.052, -0.018, -0.026), at(0.022, 0.004, -0.01)]),
    finger(0, [at(0.064, -0.066, -0.002), at(0.07, -0.022, -0.004), onPen(0.034, -0.006)]),
    finger(1, [at(0.045, -0.11, 0.016), at(0.052, -0.062, 0.03), onPen(0.046, 0.012)], 0.0145),
    { material: 'pencil', solids: [taper(onPen(-0.004), onPen(0.18), [0.004, 0.0085])] },
  ];
}
