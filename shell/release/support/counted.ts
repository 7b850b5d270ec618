/** A number with its noun: "1 page", "1,200 pages". */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
