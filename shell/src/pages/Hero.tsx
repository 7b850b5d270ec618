import type { PictureData } from '@ringside/shared/contract';
import { ButtonLink, Container, Picture } from '@ringside/shared/ui';
import type { Home } from '../content/schema.ts';

/** The poster on the right, the headline on its dark left side. */
export function Hero({
  title,
  lead,
  actions,
  stats,
  picture,
}: Home['hero'] & { picture: PictureData }) {
  const [first, second] = actions;

  return (
    <div className="relative overflow-hidden border-blue border-b-8 bg-ink text-white">
      <div className="hero">
        <Picture
          picture={picture}
          sizes="80vw"
          priority
          className="aspect-5/4 max-h-[50svh] object-[63%_0] md:h-full md:max-h-none"
        />
      </div>
      <Container className="relative flex flex-col justify-center pb-10 max-md:-mt-8 md:min-h-[min(46vw,44rem)] md:py-16">
        <h1 className="max-w-[9em] font-display text-5xl uppercase">{title}</h1>
        <p className="mt-4 sm:text-lg">{lead}</p>
        <div className="mt-6 flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-2 max-sm:*:text-sm">
          <ButtonLink href={first.href}>{first.label}</ButtonLink>{' '}
          <ButtonLink variant="inverse" href={second.href}>
            {second.label}
          </ButtonLink>
        </div>
        <dl className="mt-6 flex flex-wrap gap-x-2 gap-y-4 max-sm:justify-between">
          {stats.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse border-blue border-l-4 pl-2">
              <dt className="text-muted-light text-xs sm:text-sm">{label}</dt>
              <dd className="font-display text-3xl">{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </div>
  );
}
