import { Billboard, type BillboardProps } from './Billboard.tsx';

/** The view of a URL that has no content. */
export function NotFoundView(props: Omit<BillboardProps, 'title'>) {
  return <Billboard {...props} title="404" />;
}
