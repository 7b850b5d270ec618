import type { Request } from './parseLine.ts';
import type { View } from './parseViews.ts';

/** Six hours, in milliseconds. Readers and networks differ between night and day. */
const PART_OF_DAY_MS = 21_600_000;

/**
 * Numbers for what a view's figures depend on besides the release, the finest description first: the page, the device,
 * the other sections' releases, the part of the day.
 */
export function kindNumbers(): (request: Request, view: View, section: string) => readonly number[] {
  const numbers = new Map<string, number>();
  const numberFor = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  /** For each set of versions: a number for the versions of all sections except the one that is compared. */
  const others = new WeakMap<View['versions'], Map<string, number>>();
  return ({ at, isPhone }, { page, isSlow, versions }, section) => {
    const known = others.get(versions) ?? new Map<string, number>();
    others.set(versions, known);
    const other =
      known.get(section) ?? numberFor([...versions].filter(([name]) => name !== section).join(' '));
    known.set(section, other);
    const device = numberFor(`${page} ${isPhone} ${isSlow}`);
    const part = Math.floor((at % 86_400_000) / PART_OF_DAY_MS);
    const both = device * 1000 + (other % 1000);
    return [both * 4 + part, both, device];
  };
}

/** Counts visits by a hash, in 4 MB. Two visitors in one place count as one, which is rare enough. */
export function visitCounter(): (key: number) => number {
  const counts = new Uint8Array(2 ** 22);
  return (key) => {
    const at = key % counts.length;
    counts[at] = Math.min(255, (counts[at] ?? 0) + 1);
    return counts[at];
  };
}
