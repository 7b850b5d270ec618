import type { ComponentProps } from 'react';

/** The small line above a headline, such as a category. */
export function Kicker({ className = 'text-blue-deep', ...props }: ComponentProps<'p'>) {
  return <p className={`font-bold text-xs uppercase tracking-wider ${className}`} {...props} />;
}
