import type { PictureData } from '@ringside/shared/contract';
import { NotFoundView } from '@ringside/shared/ui';

export function NotFoundPage({ picture }: { picture: PictureData }) {
  return (
    <NotFoundView
      text="Article not found!"
      action={{ label: 'Back to News', href: '/news' }}
      picture={picture}
    />
  );
}
