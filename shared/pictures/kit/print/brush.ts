/** From one point to another in pixels; `bend` pushes its middle to the left, `width` is 6 if left out. */
type Stroke = readonly [
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  bend: number,
  width?: number,
];

/** Strokes of a brush, thick in the middle and pointed at both ends, as creases of cloth are inked. */
export const strokes = (ink: string, all: readonly Stroke[]): string =>
  `<path fill="${ink}" d="${all.map(stroke).join('')}"/>`;

function stroke([x1, y1, x2, y2, bend, width = 6]: Stroke): string {
  const span = Math.hypot(x2 - x1, y2 - y1);
  // A curve reaches half as far as the point that pulls it.
  const [right, down] = [(2 * (y1 - y2)) / span, (2 * (x2 - x1)) / span];
  const via = (by: number): string =>
    `${((x1 + x2) / 2 + right * by).toFixed(1)} ${((y1 + y2) / 2 + down * by).toFixed(1)}`;
  return `M${x1} ${y1}Q${via(bend)} ${x2} ${y2}Q${via(bend + width)} ${x1} ${y1}Z`;
}
