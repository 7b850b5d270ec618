import type { ComponentProps } from 'react';

type Variant = 'primary' | 'secondary' | 'inverse' | 'white' | 'quiet';

const base =
  'inline-flex min-h-11 max-w-full items-center justify-center gap-2 rounded-sm py-2 text-center font-semibold wrap-anywhere *:shrink-0';
const classesOf: Record<Variant, string> = {
  primary:
    'border-2 px-5 no-underline border-transparent bg-blue text-white hover:bg-blue-deep active:bg-ink',
  secondary:
    'border-2 px-5 no-underline border-ink text-ink hover:bg-ink hover:text-white active:bg-blue-deep',
  inverse:
    'border-2 px-5 no-underline border-white text-white hover:bg-white hover:text-ink active:bg-paper-sunk',
  white:
    'border-2 px-5 no-underline border-white bg-white text-ink hover:bg-ink hover:text-white active:bg-ink-raised',
  quiet: 'text-blue-deep underline decoration-2 underline-offset-4 hover:text-ink',
};

const classes = (variant: Variant = 'primary', className = '') =>
  `${base} ${classesOf[variant]} ${className}`;

/** A button that acts on this page. A link to another page is a {@link ButtonLink}. */
export function Button({
  variant,
  className,
  ...props
}: ComponentProps<'button'> & { variant?: Variant }) {
  return <button type="button" className={classes(variant, className)} {...props} />;
}

export function ButtonLink({
  variant,
  className,
  ...props
}: ComponentProps<'a'> & { variant?: Variant }) {
  return <a className={classes(variant, className)} {...props} />;
}
