import { type BillboardProps, NotFoundView } from '@ringside/shared/ui';
import type { NotFound as NotFoundContent } from '../content/schema.ts';
import { Ways } from './Ways.tsx';

/** A URL without a page: the way home, and some others. */
export const NotFound = ({
  waysHeading,
  ways,
  ...billboard
}: Omit<NotFoundContent, 'head'> & BillboardProps) => (
  <NotFoundView {...billboard}>
    <Ways heading={waysHeading} ways={ways} />
  </NotFoundView>
);
