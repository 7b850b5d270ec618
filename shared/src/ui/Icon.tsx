import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** A decorative icon. It is 24 px wide unless its class sets another size. */
export function Icon({ icon, className }: { icon: IconNode; className?: string }) {
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
  return createElement(
    'svg',
    outline,
    ...icon.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
