import { Fragment } from '@ringside/shared/section';
import { ButtonLink } from '@ringside/shared/ui';
import type { home } from '../content/home.ts';

export function Home({ hero, featured }: typeof home) {
  return (
    <>
      <h1 className="p-4 font-display text-5xl uppercase">{hero.title}</h1>
      <p>{hero.lead}</p>
      {hero.actions.map(({ label, href }) => (
        <ButtonLink key={href} href={href}>
          {label}
        </ButtonLink>
      ))}
      <h2>{featured.heading}</h2>
      <Fragment tag="ringside-article-list" list="featured" />
    </>
  );
}
