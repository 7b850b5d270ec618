import type { IconNode } from 'lucide';

/** Icons with few points: with Lucide's own, two pages exceed the script budget. */
export const icons: Readonly<Record<'play', IconNode>> = {
  play: [['path', { d: 'M6 4v16l13-8Z' }]],
};
