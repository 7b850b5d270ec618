import { block, egg, type Group, taper } from '../geometry/solid.ts';
import { add, type Frame, scale, type Vec, within } from '../geometry/vector.ts';

/**
 * The frame is at the wrist: up runs to the fingers, forward is the back of the hand, left the
 * thumb. `curl` bends each finger in degrees a joint.
 */
export function hand(
  frame: Frame,
  {
    size = 1,
    curl = [25, 25, 25, 25],
    thumb = [-0.05, 0.085, 0.05],
    material = 'skin',
  }: { size?: number; curl?: readonly number[]; thumb?: Vec; material?: string } = {},
): Group[] {
  const at = (f: number, u: number, l: number): Vec =>
    within(frame, [f * size, u * size, l * size]);
  const fingers = curl.flatMap((bend, n) => {
    const long = [0.92, 1, 0.95, 0.76][n] ?? 1;
    let from = at(0, 0.088, 0.033 - n * 0.022);
    return [0.048, 0.03, 0.024].map((part, joint) => {
      const angle = (bend * (joint + 0.6) * Math.PI) / 180;
      const way = add(scale(frame.up, Math.cos(angle)), scale(frame.forward, -Math.sin(angle)));
      const to = add(from, scale(way, part * long * size));
      const radii = [0.0115 - joint * 0.001, 0.0105 - joint * 0.001].map((r) => r * size);
      const bone = taper(from, to, [radii[0] ?? 0.01, radii[1] ?? 0.01], { blend: 0.006 * size });
      from = to;
      return bone;
    });
  });
  const knuckle: Vec = [thumb[0] * 0.55, 0.055, thumb[2] * 0.5 + 0.03];
  return [
    {
      material,
      solids: [
        block({ ...frame, at: at(-0.004, 0.052, 0) }, [0.016 * size, 0.048 * size, 0.042 * size], {
          round: 0.015 * size,
        }),
        egg({ ...frame, at: at(-0.016, 0.035, 0.026) }, [0.02 * size, 0.036 * size, 0.02 * size], {
          blend: 0.02 * size,
        }),
        taper(at(0, -0.06, 0), at(0, 0.015, 0), [0.031 * size, 0.027 * size], {
          blend: 0.03 * size,
          flat: 0.8,
        }),
        ...fingers,
        taper(at(-0.012, 0.03, 0.034), at(...knuckle), [0.017 * size, 0.014 * size], {
          blend: 0.014 * size,
        }),
        taper(at(...knuckle), at(...thumb), [0.0135 * size, 0.011 * size], { blend: 0.006 * size }),
      ],
    },
  ];
}

/** Whether a figure's group is a bare hand. */
export const isHand = ({ material, solids }: Group): boolean =>
  /(^|\.)skin$/.test(material) && solids.length === BONES;

/** A palm, its ball, a wrist, three bones for each finger and two for the thumb. */
const BONES = 17;
/** After its palm and wrist a hand has three bones for each of four fingers, then a thumb. */
const isFinger = (n: number): boolean => n >= 3 && n < 15;

/**
 * Prints neighbouring fingers as two materials with the inks of the skin: fingers of one material
 * melt into a mitten.
 */
export const parted = ({ material, solids }: Group): Group[] => [
  { material, solids: solids.filter((_, n) => !isFinger(n)) },
  ...[0, 1, 2, 3].map((finger) => ({
    material: material.replace('skin', `finger-${finger % 2}`),
    solids: solids.filter((_, n) => isFinger(n) && Math.floor(n / 3) - 1 === finger),
  })),
];
