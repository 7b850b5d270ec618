import type { Catalogue, PictureData } from '@ringside/shared/contract';
import { type FightTime, overAt } from '@ringside/shared/section/fightClock';
import { StretchedLink } from '@ringside/shared/ui';
import type { IframePage } from '../../content/schema.ts';

export function Iframe({
  text,
  picture,
  catalogue,
}: IframePage & { picture: PictureData; catalogue?: Catalogue }) {
  const countdown = catalogue?.elements.find(({ tag }) => tag === 'ringside-countdown');
  const fights = Object.values((countdown?.data ?? {}) as Record<string, FightTime>);
  return (
    <>
      <div data-catalogue={JSON.stringify(catalogue)} data-over={Math.max(...fights.map(overAt))}>
        <p>
          <a href="/">{text}</a>
        </p>
      </div>
      <article
        data-card
        hidden
        className="group relative flex min-h-52 border-blue border-b-8 bg-ink text-white [&_:focus-visible]:outline-blue-light"
      >
        <div className="flex min-w-0 grow flex-col items-start gap-2 p-4">
          <p className="font-semibold text-muted-light text-xs uppercase tracking-wider">
            Ringside
          </p>
          <h1 className="line-clamp-4 font-display text-2xl uppercase">
            <StretchedLink href="/">{text}</StretchedLink>
          </h1>
          <p data-text className="line-clamp-2 text-muted-light text-sm sm:line-clamp-3" />
          <ul className="flex flex-col gap-1 text-muted-light text-sm">
            <li>
              <a href="/" className="relative text-white no-underline hover:underline">
                {text}
              </a>{' '}
              <time className="whitespace-nowrap" />
            </li>
          </ul>
        </div>
        {/* A hidden lazy picture is not loaded. */}
        <img
          alt=""
          src={picture.src}
          loading="lazy"
          className="w-28 shrink-0 object-cover object-right sm:w-44"
          width={1200}
          height={630}
        />
      </article>
    </>
  );
}
