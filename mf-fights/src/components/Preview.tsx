import { Fragment } from '@ringside/shared/section';
import type { PropsWithChildren } from 'react';
import type { ListedFight } from '../load/listedFight.ts';
import { lastName } from '../rules/lastName.ts';

/** Our pick and why, what bookmakers say, who else boxes, and the newest story about the fight. */
export function Preview({ fight }: { fight: ListedFight }) {
  const { id, pick, outcome, undercard } = fight;
  return (
    <div className="preview grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <Part heading="Our pick" isForecast>
          <p className="text-balance font-bold text-blue-deep text-xl">{pick.verdict}</p>
          <p className="mt-2 max-w-prose text-pretty">{pick.reason}</p>
          <Judgement pick={outcome.pick} />
        </Part>
        <div className="mt-6 border-ink border-t-2 pt-3 print:hidden">
          <Fragment tag="ringside-article-list" fight={`${id}`} />
        </div>
      </div>
      <Odds fight={fight} />
      <Part heading="On the undercard" className="col-span-full">
        <ul className="grid gap-x-12 md:grid-cols-2 lg:grid-cols-3">
          {undercard.map(({ boxers, weight, rounds }) => (
            <li key={boxers} className="border-line border-t py-1.5 [line-height:1.2]">
              <span className="font-semibold">{boxers}</span>{' '}
              <span className="block text-muted text-sm">{`${weight}, ${rounds} rounds`}</span>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

/** What the About page promises, then whether our pick was right, in a line of the same height. */
const Judgement = ({ pick }: Pick<ListedFight['outcome'], 'pick'>) => (
  <p className="mt-2 flex min-h-11 items-center">
    <b className={pick && 'ahead'}>Right or wrong, it stays here.</b>{' '}
    {pick && (
      <span className={`over mark font-display text-2xl uppercase${pick.isRight ? '' : ' wrong'}`}>
        {pick.isRight ? 'Right.' : 'Wrong this time.'}
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
function Odds({ fight: { odds, fighters, favourite } }: { fight: ListedFight }) {
  const [first = '', second = ''] = fighters.map(lastName);
  return (
    <Part heading="The odds" isForecast className="lg:col-span-5">
      <table className="odds w-full table-fixed text-right">
        <thead className="text-muted text-xs">
          <tr className="align-bottom *:font-normal">
            <th scope="col" className="w-1/4 text-left">
              Bookmaker
            </th>
            <Corner name={first} isFavourite={favourite === 0} />
            <th scope="col">Draw</th>
            <Corner name={second} isFavourite={favourite === 1} />
          </tr>
        </thead>

        <tbody>
          {odds.map(({ bookmaker, prices, draw }) => (
            <tr key={bookmaker} className="border-line border-t">
              <th scope="row" className="text-left font-semibold">
                {bookmaker}
              </th>
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
