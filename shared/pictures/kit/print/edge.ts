/**
 * Puts an edge of light round one side of what `print` drew: its silhouette, moved by some pixels
 * and in the ink of the lamp, lies below it. Unlike the rim of `inks` it never breaks off where a
 * surface turns or another begins.
 */
export function edgedWith(ink: string, printed: string, [right, down]: readonly [number, number]) {
  // All that is printed has its silhouette first, below the inks of each material.
  const silhouette = /<path[^>]* d="([^"]*)"/.exec(printed)?.[1] ?? '';
  return `<path fill="${ink}" transform="translate(${right} ${down})" d="${silhouette}"/>${printed}`;
}
