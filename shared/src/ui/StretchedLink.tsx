import type { ComponentProps } from 'react';

/** A headline's link that covers its whole card. The card needs the class `relative`. */
export function StretchedLink({ className = '', ...props }: ComponentProps<'a'>) {
  return (
    <a
      className={`no-underline decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline ${className}`}
      {...props}
    />
  );
}
