import sharp from 'sharp';

/**
 * One picture of several: the narrow ones beside each other, each wide one in a row of its own.
 *
 * @param path ends with `.png` or `.webp`
 * @param atLeast how wide it is, in pixels, if no picture is wider
 */
export async function joinPictures(files: readonly string[], path: string, atLeast = 0): Promise<void> {
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const width = Math.max(atLeast, ...sizes.map((size) => size.width));
  let [left, top, row] = [0, 0, 0];
  const places = sizes.map((size) => {
    if (left + size.width > width) [left, top, row] = [0, top + row, 0];
    const place = { left, top };
    left += size.width;
    row = Math.max(row, size.height);
    return place;
  });
  await sharp({ create: { width, height: top + row, channels: 3, background: '#888' } })
    .composite(files.map((input, index) => ({ input, ...places[index] })))
    .toFormat(path.endsWith('.webp') ? 'webp' : 'png', { quality: 60 })
    .toFile(path);
}
