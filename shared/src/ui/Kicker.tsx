import type { ReactNode } from 'react';

/** The small line above a headline: a category, a badge, a weight class. */
export function Kicker({
  children,
  className = 'text-blue-deep',
}: {
  children: ReactNode;
  className?: string;
}) {
  return <p className={`font-bold text-xs uppercase tracking-wider ${className}`}>{children}</p>;
}
