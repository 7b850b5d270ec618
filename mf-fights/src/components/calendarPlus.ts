import type { IconNode } from 'lucide';

/** Lucide's own has six paths, and the page has an icon for each fight. */
export const calendarPlus: IconNode = [
  ['path', { d: 'M8 2v3m8-3v3M3 9h18m-8 12H3V4h18v8m-3 3v6m-3-3h6' }],
];
