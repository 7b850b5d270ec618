import type { ComponentProps, PropsWithChildren } from 'react';
import { SectionHeading } from './SectionHeading.tsx';

type SectionProps = Omit<ComponentProps<typeof SectionHeading>, 'children'> &
  PropsWithChildren<{ id: string; heading: string; className?: string }>;

/** A part of a page, named by its heading for assistive technology. */
export function Section({ id, heading, className, children, ...props }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <SectionHeading {...props} id={id}>
        {heading}
      </SectionHeading>
      {children}
    </section>
  );
}
