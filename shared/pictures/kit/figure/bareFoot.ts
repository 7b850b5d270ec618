import { ball, egg, type Group, taper } from '../geometry/solid.ts';
import { type Frame, within } from '../geometry/vector.ts';

export const bareFoot = (frame: Frame, side: 1 | -1): Group => {
  const at = (f: number, u: number, l: number) => within(frame, [f, u, l * side]);
  return {
    material: 'skin',
    solids: [
      taper(within(frame, [0, 0.1, 0]), at(0, -0.01, 0), [0.035, 0.031]),
      egg({ ...frame, at: at(-0.03, -0.05, 0) }, [0.042, 0.042, 0.034], { blend: 0.03 }),
      taper(at(0.01, -0.015, 0), at(0.1, -0.058, -0.006), [0.036, 0.024], { blend: 0.03 }),
      taper(at(0.112, -0.066, -0.028), at(0.095, -0.068, 0.034), [0.024, 0.02], { blend: 0.03 }),
      taper(at(-0.02, -0.068, 0.012), at(0.09, -0.07, 0.03), [0.02, 0.018], { blend: 0.02 }),
      ball(at(0, -0.005, 0.034), 0.014, { blend: 0.014 }),
      ball(at(0, 0.0, -0.034), 0.015, { blend: 0.014 }),
      ...[0, 1, 2, 3, 4].map((n) => {
        const [l, long, thick] = [
          -0.036 + n * 0.0192,
          0.178 - n * 0.013,
          n ? 0.0108 - n * 0.0006 : 0.0165,
        ];
        return taper(at(0.115 - n * 0.006, -0.066, l), at(long, -0.073, l), [thick, thick], {
          blend: 0.002,
        });
      }),
    ],
  };
};
