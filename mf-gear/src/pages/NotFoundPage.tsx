import type { PictureData } from '@ringside/shared/contract';
import { NotFoundView } from '@ringside/shared/ui';

/** Shown for URLs below `/gear` that are not top-10 lists. */
export function NotFoundPage({ picture }: { picture: PictureData }) {
  return (
    <NotFoundView
      text="Gear category not found!"
      action={{ label: 'Back to Gear', href: '/gear' }}
      picture={picture}
    />
  );
}
