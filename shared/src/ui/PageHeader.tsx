import type { PropsWithChildren } from 'react';
import type { PictureData } from '../contract/index.ts';
import { Container } from './Container.tsx';
import { Picture } from './Picture.tsx';

interface PageHeaderProps {
  title: string;
  lead?: string;
  /**
   * Something cut out on the band's own ink (`#0b0d12`), 8 wide and 5 high. It stands on the
   * blue line at the right end of the band, which shows at least the lower four fifths of it. The left
   * third should be empty: a long title reaches into it. The picture adorns the band, so it has no
   * alternative text. Phones, paper and windows with large text get the band without it.
   */
  picture?: PictureData;
}

/** The dark band of a page's title, with the only `h1`. */
export function PageHeader({ title, lead, picture, children }: PropsWithChildren<PageHeaderProps>) {
  return (
    <div className={`band border-blue border-b-8 bg-ink text-white ${picture ? 'pictured' : ''}`}>
      <Container
        className={picture ? 'relative py-6 md:py-8 print:py-1' : 'py-8 md:py-10 print:py-1'}
      >
        {picture && (
          <div>
            <Picture
              picture={picture}
              alt=""
              sizes="min(34vw, 34rem)"
              className="h-full object-right-bottom"
            />
          </div>
        )}
        <h1 className="font-display text-5xl uppercase print:text-4xl">{title}</h1>
        <div className="mt-4 grid max-w-prose gap-4 text-lg text-muted-light empty:hidden">
          {lead && <p>{lead}</p>}
          {children}
        </div>
      </Container>
    </div>
  );
}
