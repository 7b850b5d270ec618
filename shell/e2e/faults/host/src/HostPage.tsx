import { Fragment } from '@ringside/shared/section';

export function HostPage({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p>Other sections show their things below.</p>
      <Fragment tag="ringside-article-list" category="Training" />
      <Fragment tag="ringside-recommended-gear" />
      <Fragment tag="ringside-workouts" limit="2" />
      <Fragment tag="ringside-fight-list" />
    </>
  );
}
