import { Fragment } from '@ringside/shared/section';
import { ButtonLink } from '@ringside/shared/ui';
import type { PropsWithChildren } from 'react';
import type { ListedFight } from '../load/listedFight.ts';
import { lastName } from '../rules/lastName.ts';

/**
 * Shows our pick before the bell, its reasons, and whether it was right. The reasons are a part of
 * their own, which the styles can place below the picture.
 */
export const OurPick = ({ fight }: { fight: ListedFight }) => (
  <>
    <Part heading="Our pick" isForecast className="pick">
      <p className="text-balance font-display text-3xl uppercase">{fight.pick.verdict}</p>
    </Part>
    <div className="reasons -mt-4 grid gap-2">
      <p className="max-w-prose">{fight.pick.reason}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Judgement pick={fight.outcome.pick} />
        <Actions fight={fight} />
      </div>
      {!fight.isTold && <Story fight={fight} />}
    </div>
  </>
);

/** Only a fight that is ahead can go into a calendar. */
const Actions = ({ fight }: { fight: ListedFight }) => (
  <div className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
    <Fragment tag="ringside-article-link" {...fight.analysis} />{' '}
    <ButtonLink
      variant="quiet"
      className="ahead"
      href={`/fights/${fight.id}.ics`}
      download
      aria-describedby={fight.headingId}
    >
      Add to calendar
    </ButtonLink>
  </div>
);

/** The newest story about a fight that is ahead. Once it has a result, the story is out of date. */
const Story = ({ fight: { id } }: { fight: ListedFight }) => (
  <div className="border-ink border-t-2 pt-3 print:hidden">
    <Fragment tag="ringside-article-list" fight={`${id}`} />
  </div>
);

/** A line may break before “v”, and not within a name. */
const withWholeNames = (boxers: string) =>
  boxers.replaceAll(' ', '\u00a0').replace('\u00a0v\u00a0', ' v\u00a0');

export const Undercard = ({ fight: { undercard } }: { fight: ListedFight }) => (
  <Part heading="On the undercard" className="bouts">
    <ul className="grid gap-x-12">
      {undercard.map(({ boxers, weight, rounds }) => (
        <li key={boxers}>
          {`${withWholeNames(boxers)} `}
          <span>{`${weight}, ${rounds} rounds`}</span>
        </li>
      ))}
    </ul>
  </Part>
);

/** What the About page promises, then whether our pick was right, in a line of the same height. */
const Judgement = ({ pick }: Pick<ListedFight['outcome'], 'pick'>) => (
  <p className="flex min-h-11 items-center">
    <b className={pick && 'ahead'}>Right or wrong, it stays here.</b>{' '}
    {pick && (
      <span className={`over mark font-display text-2xl uppercase${pick.isRight ? '' : ' wrong'}`}>
        {pick.isRight ? 'Right.' : 'Wrong.'}
      </span>
    )}
  </p>
);

/** Once the fight is over, a forecast says that it was made before. */
function Part({
  heading,
  isForecast = false,
  className = '',
  children,
}: PropsWithChildren<{ heading: string; isForecast?: boolean; className?: string }>) {
  return (
    <section className={`border-ink border-t-2 pt-3 ${className}`}>
      <h3 className="mb-2 font-bold text-xs uppercase tracking-wider">
        {heading}
        {isForecast && <span className="over"> before the bell</span>}
      </h3>
      {children}
    </section>
  );
}

/** In a large font on a phone the prices are a line below the bookmaker, as the names are above. */
export function Odds({ fight: { odds, fighters, favourite } }: { fight: ListedFight }) {
  const [first = '', second = ''] = fighters.map(lastName);
  return (
    <Part heading="The odds" isForecast className="odds">
      <table className="w-full table-fixed text-right">
        <thead className="text-muted text-xs">
          <tr className="align-bottom *:font-normal">
            <th scope="col" className="w-1/4">
              Bookmaker
            </th>
            <Corner name={first} isFavourite={favourite === 0} />
            <th scope="col">Draw</th>
            <Corner name={second} isFavourite={favourite === 1} />
          </tr>
        </thead>

        <tbody>
          {odds.map(({ bookmaker, prices, draw }) => (
            <tr key={bookmaker}>
              <th scope="row">{bookmaker}</th>
              <Price price={prices[0]} isFavourite={favourite === 0} />
              <Price price={draw} />
              <Price price={prices[1]} isFavourite={favourite === 1} />
            </tr>
          ))}
        </tbody>
      </table>

      <p className="mt-1 text-muted text-sm">
        Bookmakers and prices are invented, like the boxers.
      </p>
    </Part>
  );
}

const Corner = ({ name, isFavourite }: { name: string; isFavourite: boolean }) => (
  <th scope="col">
    {`${name} `}
    {isFavourite && <span className="block">favourite</span>}
  </th>
);

const Price = ({ price, isFavourite = false }: { price: string; isFavourite?: boolean }) => (
  <td className={isFavourite ? 'font-semibold' : undefined}>{price}</td>
);
