import type { ReactNode } from 'react';
import { Choices, GROUNDS } from '../page/Choices.tsx';

/** Live views with a choice of their ground and their width. The ground is script's to change, the width a matter of style. */
export function Showcase({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section data-showcase className="group/showcase">
      {heading}
      {/* Below the site's header while the views are in the window, so that a choice is made beside what it changes. */}
      <div className="z-1 -mx-4 flex flex-wrap gap-x-8 gap-y-4 bg-paper px-4 py-3 md:sticky md:top-16 [@media(scripting:none)]:hidden [@media(height<40rem)]:static">
        <Choices legend="Ground" name="showcase-ground" options={GROUNDS} />
        <div className="max-sm:hidden">
          <Choices
            legend="Width"
            name="showcase-width"
            options={{ narrow: 'Narrow', medium: 'Medium', wide: 'Wide' }}
          />
        </div>
      </div>
      {children}
    </section>
  );
}
