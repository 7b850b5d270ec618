import { compile, march } from '../../geometry/scene.ts';
import { ball, block, egg, type Group, hoop, type Solid, taper } from '../../geometry/solid.ts';
import { add, along, scale, type Vec } from '../../geometry/vector.ts';
import { cord } from '../gear.ts';
import { sideways, slice } from '../seams.ts';
import type { Measures } from './measures.ts';

/** Where an open palm lies: from its lower edge to its upper, and half its width. */
const [LOW, HIGH, HALF] = [0.004, 0.1, 0.045];

/** The place at which the hand is met from before the palm. */
function touched({ frame, on }: Measures, hand: readonly Solid[]): (u: number, l: number) => Vec {
  const outside = compile({ material: 'glove', solids: [...hand] });
  return (u, l) => {
    const from = on(-0.4, u, l);
    return add(from, scale(frame.forward, march([outside], from, frame.forward)));
  };
}

/** Cuts the palm away. */
export function opening({ frame, s, long, wide, on }: Measures): Solid {
  return block(
    { ...frame, at: on(-0.1, (LOW + HIGH) / 2, 0) },
    [0.07 * s, ((HIGH - LOW) / 2) * s * long, HALF * s * wide],
    { carve: true, blend: 0.008 * s, round: 0.034 * s },
  );
}

/** The lining, the piped edge, and the bar to grip of a palm that is cut away. */
export function openPalm(glove: Measures, hand: readonly Solid[]): Group[] {
  const { frame, s, thick, on } = glove;
  const place = touched(glove, hand);
  const edge = Array.from({ length: 33 }, (_, n): Vec => {
    const angle = (n / 16) * Math.PI;
    return place((LOW + HIGH) / 2 + ((HIGH - LOW) / 2) * Math.cos(angle), HALF * Math.sin(angle));
  });
  const radius = 0.01 * s * thick;
  return [
    {
      material: 'lining',
      solids: [egg({ ...frame, at: on(-0.012, 0.056, 0) }, [0.034 * s, 0.05 * s, 0.05 * s])],
    },
    cord(edge, 0.0055 * s, 'trim'),
    {
      material: 'strap',
      solids: [
        taper(on(-0.052, 0.052, -0.042), on(-0.052, 0.052, 0.042), [radius, radius], {
          blend: 0.004 * s,
        }),
      ],
    },
  ];
}

interface Grid {
  rows: number;
  columns: number;
  apart: number;
  up: number;
}

/** Places in rows and columns, from the heel of the palm to the fingers. */
function spread(
  glove: Measures,
  hand: readonly Solid[],
  { rows, columns, apart, up }: Grid,
): Vec[] {
  const place = touched(glove, hand);
  return Array.from({ length: rows * columns }, (_, n) =>
    place(
      up + apart * (Math.floor(n / columns) - (rows - 1) / 2),
      apart * ((n % columns) - (columns - 1) / 2),
    ),
  );
}

/** Holes in the palm, each in a ring of metal. */
export function eyelets(
  glove: Measures,
  hand: readonly Solid[],
  [rows, columns]: readonly [number, number],
): Group[] {
  const { frame, s } = glove;
  const places = spread(glove, hand, { rows, columns, apart: 0.022, up: 0.051 });
  return [
    { material: 'lining', solids: places.map((place) => ball(place, 0.0044 * s)) },
    {
      material: 'trim',
      solids: places.map((place) => hoop(along(place, frame.forward), 0.0056 * s, 0.0016 * s)),
    },
  ];
}

/** A panel of mesh from the heel of the palm to the fingers. */
export function mesh(glove: Measures, hand: readonly Solid[]): Group[] {
  const { frame, s, long, wide, here, on } = glove;
  const holes = spread(glove, hand, { rows: 5, columns: 7, apart: 0.0125, up: 0.043 });
  return [
    {
      material: 'mesh',
      solids: slice(
        slice(
          slice(hand, { ...frame, at: on(0, 0.043, 0) }, [-0.03 * s * long, 0.036 * s * long], 0),
          sideways(here(0, 0, 0), 'left'),
          [-0.05 * s * wide, 0.05 * s * wide],
          0,
        ),
        sideways(here(0, 0, 0), 'forward'),
        [-0.9, -0.02 * s],
        0.002 * s,
      ),
    },
    { material: 'lining', solids: holes.map((hole) => ball(hole, 0.0042 * s)) },
  ];
}
