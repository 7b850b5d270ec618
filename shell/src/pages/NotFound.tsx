import type { PictureData } from '@ringside/shared/contract';
import { NotFoundView } from '@ringside/shared/ui';
import type { NotFound as NotFoundContent } from '../content/schema.ts';

export function NotFound({ text, action, picture }: NotFoundContent & { picture: PictureData }) {
  return <NotFoundView text={text} action={action} picture={picture} />;
}
