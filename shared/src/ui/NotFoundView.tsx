import type { PropsWithChildren } from 'react';
import { Billboard, type BillboardProps } from './Billboard.tsx';

/** The view of a URL that has no content. */
export function NotFoundView(props: PropsWithChildren<Omit<BillboardProps, 'title'>>) {
  return <Billboard {...props} title="404" isPoster />;
}
