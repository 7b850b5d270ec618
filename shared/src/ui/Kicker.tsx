import type { ComponentProps } from 'react';

/** The small line above a headline: a category, a badge, a weight class. */
export function Kicker({ className = 'text-blue-deep', ...props }: ComponentProps<'p'>) {
  return <p className={`font-bold text-xs uppercase tracking-wider ${className}`} {...props} />;
}
