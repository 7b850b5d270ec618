import { Fragment } from '@ringside/shared/section';
import type { PropsWithChildren } from 'react';
import type { ListedFight } from '../load/listedFight.ts';
import { lastName } from '../rules/lastName.ts';

/** The About page promises it. */
const STAYS = 'Right or wrong, it stays here.';

/** Our pick and why, what bookmakers say, who else boxes, and the newest story about the fight. */
export function Preview({ fight }: { fight: ListedFight }) {
  const { id, pick, outcome, undercard } = fight;
  return (
    <div className="preview grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <Part heading="Our pick" isForecast>
          <p className="text-balance font-bold text-blue-deep text-xl">{pick.verdict}</p>
          <p className="mt-2 max-w-prose text-pretty">{pick.reason}</p>
          <p className="mt-2 font-bold">
            <span className="ahead">{STAYS}</span>{' '}
            <span className="over">{outcome.ofPick ?? STAYS}</span>
          </p>
        </Part>
        <div className="mt-6 print:hidden">
          <Fragment tag="ringside-article-list" fight={`${id}`} />
        </div>
      </div>
      <Odds fight={fight} />
      <Part heading="On the undercard" className="col-span-full">
        <ul className="grid gap-x-12 md:grid-cols-3">
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
      <table className="odds w-full table-fixed text-right print:table-auto">
        <thead className="text-muted text-xs">
          <tr className="align-bottom *:font-normal">
            <th scope="col" className="text-left">
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
