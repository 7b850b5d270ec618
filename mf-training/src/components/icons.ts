import type { IconNode } from 'lucide';
import type { PlanIcon } from '../content/schema.ts';

/** Icons with few points: with Lucide's own, two pages exceed the script budget. */
export const icons: Readonly<Record<PlanIcon | 'play' | 'otherSite', IconNode>> = {
  barbell: [['path', { d: 'M7 12h10M7 5v14M17 5v14M3 8v8M21 8v8' }]],
  heartbeat: [
    ['path', { d: 'M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6Z' }],
    ['path', { d: 'M7 12h3l1-3 2 5 1-2h3' }],
  ],
  scales: [['path', { d: 'M6 8h12l3 13H3ZM12 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6' }]],
  play: [['path', { d: 'M6 4v16l13-8Z' }]],
  otherSite: [['path', { d: 'M14 3h7v7m0-7L10 14m8 0v7H3V6h7' }]],
};
