import type { IconNode } from 'lucide';

// Drawn with few points, because these icons are in the home page's HTML. Lucide's would add 170 bytes.

export const Barbell: IconNode = [['path', { d: 'M7 12h10M7 5v14M17 5v14M3 8v8M21 8v8' }]];

export const Heartbeat: IconNode = [
  ['path', { d: 'M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6Z' }],
  ['path', { d: 'M7 12h3l1-3 2 5 1-2h3' }],
];
