import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  icon: IconNode;
  className?: string;
}

/** One of Lucide's icons, of 24 px unless its class says otherwise. What it stands beside says the same in words. */
export function Icon({ icon, className }: IconProps) {
  const outline = {
    'aria-hidden': true,
    viewBox: '0 0 24 24',
    width: 24,
    height: 24,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    className,
  } as const;
  return createElement('svg', outline, ...icon.map(([tag, attributes]) => createElement(tag, attributes)));
}
