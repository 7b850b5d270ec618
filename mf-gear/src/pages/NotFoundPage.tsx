import type { PictureData } from '@ringside/shared/contract';
import { NotFoundView } from '@ringside/shared/ui';

/** Shown below `/gear` for an address that is no top-10 list. */
export function NotFoundPage({ picture }: { picture: PictureData }) {
  return (
    <NotFoundView
      text="Gear category not found!"
      action={{ label: 'Back to Gear', href: '/gear' }}
      picture={picture}
    />
  );
}
