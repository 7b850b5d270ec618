import { ball, egg, type Group, taper } from '../geometry/solid.ts';
import { type Frame, within } from '../geometry/vector.ts';

/** From the big toe out: how far to the side, where it leaves the foot, where it ends, its radius. */
const TOES = [
  [-0.033, 0.118, 0.168, 0.0165],
  [-0.0045, 0.117, 0.168, 0.0112],
  [0.0165, 0.11, 0.157, 0.0105],
  [0.036, 0.099, 0.142, 0.0102],
  [0.0545, 0.084, 0.122, 0.0104],
] as const;

/** The frame is at the ankle, looking at the toes. Materials skin and nail. */
export const bareFoot = (frame: Frame, side: 1 | -1): Group[] => {
  const at = (f: number, u: number, l: number) => within(frame, [f, u, l * side]);
  const toes = TOES.map(([l, root, tip, r]) => {
    const middle = root + (tip - root) * 0.45;
    const out = l + (l - 0.01) * 0.06;
    return {
      bones: [
        taper(at(root - 0.012, -0.062, l), at(middle, -0.066, l), [r * 1.02, r * 0.9], {
          blend: 0.004,
        }),
        taper(at(middle, -0.066, l), at(tip - 0.006, -0.087 + r, out), [r * 0.9, r * 0.94], {
          blend: 0.003,
        }),
        ball(at(tip - 0.008, -0.0875 + r, out), r * 1.06, { blend: 0.004 }),
      ],
      nail: egg({ ...frame, at: at(tip - 0.003, -0.0855 + r * 1.7, out) }, [
        r * 0.5,
        r * 0.34,
        r * 0.56,
      ]),
    };
  });
  return [
    {
      material: 'skin',
      solids: [
        taper(within(frame, [0, 0.1, 0]), at(0, -0.01, 0), [0.035, 0.031]),
        egg({ ...frame, at: at(-0.03, -0.05, 0) }, [0.042, 0.042, 0.034], { blend: 0.03 }),
        taper(at(0.01, -0.015, -0.004), at(0.1, -0.058, -0.014), [0.036, 0.024], { blend: 0.03 }),
        taper(at(0.108, -0.065, -0.028), at(0.078, -0.068, 0.044), [0.024, 0.019], { blend: 0.03 }),
        taper(at(-0.02, -0.068, 0.012), at(0.075, -0.07, 0.04), [0.02, 0.018], { blend: 0.02 }),
        ball(at(0, -0.005, 0.034), 0.014, { blend: 0.014 }),
        ball(at(0, 0.0, -0.034), 0.015, { blend: 0.014 }),
        ...toes.flatMap(({ bones }) => bones),
      ],
    },
    { material: 'nail', solids: toes.map(({ nail }) => nail) },
  ];
};
