import {
  Button,
  ButtonLink,
  Container,
  Kicker,
  PageHeader,
  SectionHeading,
  Stars,
} from '@ringside/shared/ui';
import type { ReactNode } from 'react';

// Tailwind finds only class names that are written out in full.
const colours = [
  ['ink', 'bg-ink'],
  ['ink-raised', 'bg-ink-raised'],
  ['ink-line', 'bg-ink-line'],
  ['paper', 'bg-paper'],
  ['paper-sunk', 'bg-paper-sunk'],
  ['white', 'bg-white'],
  ['line', 'bg-line'],
  ['muted', 'bg-muted'],
  ['muted-light', 'bg-muted-light'],
  ['blue', 'bg-blue'],
  ['blue-deep', 'bg-blue-deep'],
  ['blue-light', 'bg-blue-light'],
  ['red', 'bg-red'],
  ['red-light', 'bg-red-light'],
] as const;

const sizes = [
  ['text-xs', 'text-xs'],
  ['text-sm', 'text-sm'],
  ['text-base', 'text-base'],
  ['text-lg', 'text-lg'],
  ['text-xl', 'text-xl'],
  ['text-2xl', 'text-2xl font-display uppercase'],
  ['text-3xl', 'text-3xl font-display uppercase'],
  ['text-4xl', 'text-4xl font-display uppercase'],
] as const;

/** Shows the kit's components and tokens, for a picture in the section handbook. */
export function Components() {
  return (
    <>
      <PageHeader title="PageHeader" lead="The dark header with the only h1 of a page." />
      <Container className="grid gap-8 py-8">
        <section className="grid gap-4">
          <SectionHeading lead="Its lead." action={{ label: 'Its link', href: '/' }}>
            SectionHeading
          </SectionHeading>
          <div className="flex flex-wrap items-center gap-4">
            <Button data-inert="">Button primary</Button>
            <Button data-inert="" variant="secondary">
              secondary
            </Button>
            <Button data-inert="" variant="quiet">
              quiet
            </Button>
            <span className="bg-ink p-2">
              <Button data-inert="" variant="inverse">
                inverse
              </Button>
            </span>
            <ButtonLink href="/">ButtonLink</ButtonLink>
            <Kicker>Kicker</Kicker>
            <Stars rating={4.5} fill="floor" />
          </div>
        </section>
        <section className="grid gap-4">
          <SectionHeading>Colours</SectionHeading>
          <ul className="grid grid-cols-3 gap-3 md:grid-cols-8">
            {colours.map(([name, className]) => (
              <Swatch key={name} name={name}>
                <span className={`block h-12 border border-line ${className}`} />
              </Swatch>
            ))}
          </ul>
        </section>
        <section className="grid gap-4">
          <SectionHeading>Text</SectionHeading>
          <ul className="grid gap-2">
            {sizes.map(([name, className]) => (
              <li key={name} className={className}>
                {name}: Know the fight before the bell
              </li>
            ))}
          </ul>
        </section>
      </Container>
    </>
  );
}

function Swatch({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="text-xs">
      {children}
      {name}
    </li>
  );
}
