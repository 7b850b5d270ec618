import type { Chart } from '../content/schema.ts';

/** The gap on each side of a bar, as a share of its column. */
const GAP = 0.12;
/** How much of the height the longest bar takes; the rest is for its number. */
const LONGEST = 0.84;
/** The length of a bar for a zero, as a share of the longest bar. Without it, a bar would be missing. */
const FOOT = 0.012;

/** The names of a chart's bars: without names of their own, rounds of a fight. */
const namesOf = ({ values, names }: Chart): string[] =>
  names ?? values.map((_, index) => `Round ${index + 1}`);

/** Of a named bar, in letters: the height of its name, and of both together. */
const NAME = 1.5;
const ROW = 4;

const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

/**
 * A bar for each value, red if it is marked, with its number at its end. Rounds stand beside each
 * other, and bars with names lie below them. Lengths are shares of the chart's size, so that numbers
 * keep their form on every screen.
 */
export function BarChart(chart: Chart) {
  const { title, values, unit, names, marked } = chart;
  const most = Math.max(...values, 1);
  const amounts = values.map((value) => (unit ? `${value} ${unit}` : `${value}`));
  const words = namesOf(chart).map((name, index) => `${name}: ${amounts[index]}`);

  return (
    <figure>
      <figcaption className="mb-4">
        <span className="block font-display text-2xl uppercase">{title}</span>{' '}
        {marked && (
          <span className="mt-2 block border-l-8 pl-2 text-base text-red">{marked.words}</span>
        )}
      </figcaption>

      <svg
        role="img"
        aria-label={`${title}. ${words.join(', ')}.${marked ? ` ${marked.words}.` : ''}`}
        className={`block w-full overflow-visible text-sm font-semibold ${names ? '' : 'h-60'}`}
        height={names && `${values.length * ROW}em`}
      >
        {values.map((value, index) => {
          const length = Math.max(value / most, FOOT) * LONGEST;
          const isMarked = marked?.bars.includes(index + 1);
          const row = index * ROW;
          const share = (index + GAP) / values.length;
          const bar = names
            ? { y: `${row + NAME}em`, width: percent(length), height: '2em' }
            : {
                x: percent(share),
                y: percent(1 - length),
                width: percent((1 - 2 * GAP) / values.length),
                height: percent(length),
              };
          const number = names
            ? { x: percent(length), dx: '0.5em', y: `${row + NAME + 1.35}em` }
            : {
                x: percent((index + 0.5) / values.length),
                y: percent(1 - length),
                dy: '-0.4em',
                textAnchor: 'middle' as const,
              };
          return (
            <g key={words[index]} fill="currentColor">
              {names && <text y={`${row + 1}em`}>{names[index]}</text>}
              <rect {...bar} className={isMarked ? 'text-red' : 'text-blue'} />
              <text {...number}>
                <tspan className="font-display font-normal text-2xl">{amounts[index]}</tspan>
              </text>
            </g>
          );
        })}
      </svg>

      {!names && (
        <div
          aria-hidden="true"
          className="grid auto-cols-fr grid-flow-col border-ink border-t pt-1 text-center text-muted text-sm"
        >
          {values.map((_, index) => (
            <span key={words[index]}>{`${index + 1} `}</span>
          ))}
        </div>
      )}
      {!names && (
        <div aria-hidden="true" className="text-center text-muted text-sm">
          Round
        </div>
      )}
    </figure>
  );
}
