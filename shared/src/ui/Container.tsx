import type { ComponentProps } from 'react';

/** Limits the width of everything that is not full-bleed. */
export function Container({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`mx-auto w-full max-w-page px-4 md:px-8 ${className}`} {...props} />;
}
