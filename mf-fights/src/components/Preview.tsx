import { Fragment } from '@ringside/shared/section';
import type { PropsWithChildren } from 'react';
import type { ListedFight } from '../load/listedFight.ts';

/** Our pick and why, what bookmakers say, who else boxes, and the newest story about the fight. */
export function Preview({ fight }: { fight: ListedFight }) {
  const { id, pick, undercard } = fight;
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-[3fr_4fr_3fr] print:gap-x-6 print:gap-y-0 print:text-sm">
      <div className="grid content-start gap-6 print:contents">
        <Part heading="Our pick">
          <p className="text-balance font-bold text-blue-deep text-xl print:text-base/[1.25]">
            {pick.verdict}
          </p>
          <p className="mt-2 text-pretty print:mt-0">{pick.reason}</p>
        </Part>
        <Odds fight={fight} />
      </div>
      <Part heading="On the undercard">
        <ul className="grid gap-2 print:gap-0">
          {undercard.map(({ boxers, weight, rounds }) => (
            <li key={boxers} className="border-line border-b pb-2 last:border-b-0 print:pb-0">
              <span className="font-semibold">{boxers}</span>{' '}
              <span className="block text-muted text-sm">{`${weight}, ${rounds} rounds`}</span>
            </li>
          ))}
        </ul>
      </Part>
      <div className="md:max-lg:col-span-2 print:hidden">
        <Fragment tag="ringside-article-list" fight={`${id}`} />
      </div>
    </div>
  );
}

function Part({ heading, children }: PropsWithChildren<{ heading: string }>) {
  return (
    <section className="border-ink border-t-2 pt-3 print:pt-1">
      <h3 className="mb-2 print:mb-1 font-bold text-xs uppercase tracking-wider">{heading}</h3>
      {children}
    </section>
  );
}

function Odds({ fight: { odds, fighters, favourite } }: { fight: ListedFight }) {
  const [first, second] = fighters.map((name, index) => {
    const last = name.slice(name.lastIndexOf(' ') + 1);
    return index === favourite ? `${last}, favourite` : last;
  });
  return (
    <Part heading="The odds">
      <table className="wrap-anywhere w-full table-fixed text-left print:text-xs">
        <thead className="text-muted text-sm print:text-xs">
          <tr>
            <th scope="col" className="w-1/3 pb-1 font-normal">
              Bookmaker
            </th>
            <th scope="col" className="pb-1 font-normal">
              {first}
            </th>
            <th scope="col" className="pb-1 font-normal">
              Draw
            </th>
            <th scope="col" className="pb-1 font-normal">
              {second}
            </th>
          </tr>
        </thead>

        <tbody>
          {odds.map(({ bookmaker, prices, draw }) => (
            <tr key={bookmaker} className="border-line border-t">
              <th scope="row" className="py-1 font-semibold print:py-0">
                {bookmaker}
              </th>
              <td className={favourite === 0 ? 'font-semibold' : ''}>{prices[0]}</td>
              <td>{draw}</td>
              <td className={favourite === 1 ? 'font-semibold' : ''}>{prices[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>

      <p className="mt-1 text-muted text-sm print:text-xs">
        Bookmakers and prices are invented, like the boxers.
      </p>
    </Part>
  );
}
