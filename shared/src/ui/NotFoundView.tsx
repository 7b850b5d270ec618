import { Billboard, type BillboardProps } from './Billboard.tsx';

/** The view for a URL without content. */
export function NotFoundView(props: Omit<BillboardProps, 'title'>) {
  return <Billboard {...props} title="404" />;
}
