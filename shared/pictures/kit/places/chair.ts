import { block, type Group, taper } from '../geometry/solid.ts';
import { add, along, type Vec } from '../geometry/vector.ts';

/** `turn` degrees from having its back to the viewer: materials seat and steel. */
export const chair = (at: Vec, turn: number): Group[] => {
  const angle = (turn * Math.PI) / 180;
  const back: Vec = [Math.sin(angle), 0, Math.cos(angle)];
  const side: Vec = [back[2], 0, -back[0]];
  const spot = (b: number, u: number, s: number): Vec =>
    add(at, [back[0] * b + side[0] * s, u, back[2] * b + side[2] * s]);
  return [
    {
      material: 'seat',
      solids: [
        block(along(spot(0, 0.46, 0), [0, 1, 0], back), [0.2, 0.014, 0.2], { round: 0.012 }),
        block(
          along(spot(0.21, 0.78, 0), [back[0] * 0.15, 1, back[2] * 0.15], back),
          [0.012, 0.1, 0.2],
          {
            round: 0.01,
            blend: 0.01,
          },
        ),
      ],
    },
    {
      material: 'steel',
      solids: [1, -1].flatMap((s) => [
        taper(spot(0.25, 0.86, 0.19 * s), spot(-0.2, 0, 0.19 * s), [0.016, 0.016]),
        taper(spot(-0.16, 0.45, 0.19 * s), spot(0.22, 0, 0.19 * s), [0.016, 0.016]),
      ]),
    },
  ];
};
