import type { PropsWithChildren } from 'react';
import type { ListedFight } from '../load/listedFight.ts';
import { lastName } from '../rules/lastName.ts';

/**
 * What a fan compares before anything else, a row for each fact between the corners. In a large font
 * on a phone the fact is above its two values.
 */
export function Tape({ fighters, corners }: Pick<ListedFight, 'fighters' | 'corners'>) {
  const [red, blue] = corners;
  const rows = [
    ['Record', red.record, blue.record],
    ['Age', red.age, blue.age],
    ['Height', red.height, blue.height],
    ['Reach', red.reach, blue.reach],
    ['Stance', red.stance, blue.stance],
  ] as const;
  return (
    <table className="tape w-full table-fixed">
      <caption className="sr-only">{`Tale of the tape: ${fighters.join(' and ')}`}</caption>
      <thead className="text-left">
        <tr>
          <th scope="col">{lastName(fighters[0])}</th>
          <td className="w-1/4 text-center text-muted text-xs">At the bell</td>
          <th scope="col" className="text-right">
            {lastName(fighters[1])}
          </th>
        </tr>
      </thead>

      <tbody className="border-ink border-t-2">
        {rows.map(([term, first, second]) => (
          <tr key={term}>
            <td>{first}</td>
            <Term>{term}</Term>
            <td>{second}</td>
          </tr>
        ))}
        <tr className="align-top">
          <Form results={red.lastFive} />
          <Term>
            <span>Last five, newest first</span>
          </Term>
          <Form results={blue.lastFive} />
        </tr>
      </tbody>
    </table>
  );
}

const Term = ({ children }: PropsWithChildren) => <th scope="row">{children}</th>;

/**
 * Newest first. Each result is a letter for its outcome, and how it came: W KO 9.
 */
const Form = ({ results }: { results: readonly string[] }) => (
  <td>
    <span className="form">
      {results.map((result, index) => {
        const [outcome = '', ...how] = result.split(' ');
        const Box = outcome === 'W' ? 'b' : 'i';
        // Two results may be the same. The spaces separate words where no stylesheet does.
        return (
          <span key={`${index}:${result}`}>
            <Box>{outcome}</Box>
            {` ${how.join(' ')} `}
          </span>
        );
      })}
    </span>
  </td>
);
