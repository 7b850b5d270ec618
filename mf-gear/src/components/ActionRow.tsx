import type { ReactNode } from 'react';

/** A card's two actions at its bottom, side by side where both fit. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className="mt-auto flex flex-wrap gap-3 pt-5 *:grow">{children}</div>;
}
