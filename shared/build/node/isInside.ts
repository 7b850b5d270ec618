import nodePath from 'node:path';

/**
 * Whether a path is inside a folder. Texts are never compared, because Windows has two separators
 * and any case.
 */
export function isInside(
  folder: string,
  file: string,
  path: Pick<typeof nodePath, 'relative' | 'isAbsolute' | 'sep'> = nodePath,
): boolean {
  const way = path.relative(folder, file);
  // Another drive has no relative path.
  return way !== '' && way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}
