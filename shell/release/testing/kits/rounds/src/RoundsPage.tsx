import { Fragment } from '@ringside/shared/section';
import { PageHeader } from '@ringside/shared/ui';
import { Counter } from './Counter.tsx';

export function RoundsPage({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} lead="A section of an earlier kit." />
      <Counter label="Page" />
      <Fragment tag="ringside-round-counter" />
    </>
  );
}
