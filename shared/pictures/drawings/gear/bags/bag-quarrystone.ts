import { band, black, down, patch, seam, shownBag, walls } from '../../../kit/gear/shownBag.ts';
import {
  add,
  along,
  block,
  type Drawing,
  drum,
  dyes,
  egg,
  hoop,
  ink,
  mix,
  sub,
  taper,
  type Vec,
} from '../../../kit/index.ts';

// Long straps: they start at a ring under the spring, and are sewn far down the bag's sides.
const rim = along(down(0.66), [0.03, -1, 0]);
const corner = (n: number, radius: number, at: Vec): Vec => {
  const angle = (n + 0.5) * (Math.PI / 2) + 0.35;
  const [f, l] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
  return add(at, add(scaled(rim.forward, f), scaled(rim.left, l)));
};
function scaled(v: Vec, by: number): Vec {
  return [v[0] * by, v[1] * by, v[2] * by];
}
function webbing(from: Vec, to: Vec, out: Vec) {
  return block(
    along(mix(from, to, 0.5), sub(to, from), out),
    [0.006, Math.hypot(...sub(to, from)) / 2, 0.024],
    { round: 0.004 },
  );
}
const straps = [0, 1, 2, 3].map((n) => {
  const out = sub(corner(n, 1, rim.at), rim.at);
  return {
    material: 'webbing',
    solids: [
      webbing(corner(n, 0.03, down(0.27)), corner(n, 0.187, rim.at), out),
      webbing(corner(n, 0.187, down(0.655)), corner(n, 0.187, down(0.86)), out),
    ],
  };
});
const spring = Array.from({ length: 7 }, (_, n) =>
  hoop(along(down(0.04 + n * 0.027), [0.12, -1, 0.3]), 0.03, 0.0075, { blend: 0.001 }),
);

export default {
  alt: 'A long black heavy bag with red bands hangs from four long white straps and a spring before a bright blue wall.',
  svg: shownBag({
    from: 'strapped',
    bag: [
      {
        material: 'bag',
        solids: [
          drum(down(0.66), down(1.74), [0.18, 0.18], { round: 0.03 }),
          egg(along(down(1.74), [0.03, -1, 0]), [0.17, 0.09, 0.17], { blend: 0.06 }),
        ],
      },
      ...[0.72, 1.0, 1.36, 1.66].map((low) => band(low, 0.187)),
      seam(0.68, 1.72, 0.206),
      patch(0.9, 0.206),
      ...straps,
      {
        material: 'steel',
        solids: [
          hoop(along(down(0.25), [0, 0.3, 1]), 0.034, 0.009),
          ...spring,
          taper(down(-0.4), down(0.03), [0.014, 0.014], { blend: 0.001 }),
        ],
      },
    ],
    leather: black,
    inks: {
      seam: { tones: [ink.red] },
      strap: { ...dyes.red, rim: ink.paper },
      webbing: { tones: [ink.stone, ink.sand, ink.paper] },
    },
    wall: walls.bright,
  }),
} satisfies Drawing;
