import type { PropsWithChildren } from 'react';
import { Container } from './Container.tsx';

/** The dark header of a page: its only `h1`, and a lead. */
export function PageHeader({ title, lead, children }: PropsWithChildren<{ title: string; lead?: string }>) {
  return (
    <div className="border-blue border-b-8 bg-ink text-white">
      <Container className="py-10 md:py-16 print:py-4">
        <h1 className="font-display text-5xl uppercase print:text-4xl">{title}</h1>
        {lead && <p className="mt-4 max-w-prose text-pretty text-lg text-muted-light">{lead}</p>}
        {children}
      </Container>
    </div>
  );
}
