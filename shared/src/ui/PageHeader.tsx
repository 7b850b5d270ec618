import type { PropsWithChildren } from 'react';
import { Container } from './Container.tsx';

export function PageHeader({
  title,
  lead,
  children,
}: PropsWithChildren<{ title: string; lead?: string }>) {
  return (
    <div className="band border-blue border-b-8 bg-ink text-white">
      <Container className="py-8 md:py-10 print:py-1">
        <h1 className="font-display text-5xl uppercase print:text-4xl">{title}</h1>
        <div className="mt-4 grid max-w-prose gap-4 text-lg text-muted-light empty:hidden">
          {lead && <p>{lead}</p>}
          {children}
        </div>
      </Container>
    </div>
  );
}
