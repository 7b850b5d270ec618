import type { ComponentProps } from 'react';

/** The page's content width. Everything that is not full-bleed is inside one. */
export function Container({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`mx-auto w-full max-w-page px-4 md:px-8 ${className}`} {...props} />;
}
