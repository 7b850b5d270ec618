import type { Chart } from '../content/schema.ts';

/** The gap on each side of a bar, as a share of its column. */
const GAP = 0.12;
/** How much of the height the longest bar takes; the rest is for its number. */
const LONGEST = 0.84;

/** The names of a chart's bars: without names of their own, rounds of a fight. */
const namesOf = ({ values, names }: Chart): string[] =>
  names ?? values.map((_, index) => `Round ${index + 1}`);

/**
 * A bar for each value, red if it is marked, with its number on it. Lengths are shares of the
 * chart's size, so that numbers keep their form on every screen.
 */
export function BarChart(chart: Chart) {
  const { title, values, names, marked } = chart;
  const most = Math.max(...values, 1);
  const words = namesOf(chart).map((name, index) => `${name}: ${values[index]}`);
  const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

  return (
    <figure className="my-10 break-inside-avoid border-ink border-y-2 py-4 print:my-4">
      <figcaption className="mb-2 text-base">
        <span className="block font-bold">{title}</span>{' '}
        {marked && <span className="block border-l-8 pl-2 text-red text-sm">{marked.words}</span>}
      </figcaption>

      <svg
        role="img"
        aria-label={`${title}. ${words.join(', ')}.${marked ? ` ${marked.words}.` : ''}`}
        className="block h-48 w-full overflow-visible text-sm font-semibold print:h-28"
      >
        {values.map((value, index) => {
          const height = (value / most) * LONGEST;
          const isMarked = marked?.bars.includes(index + 1);
          return (
            <g key={words[index]} fill="currentColor">
              <rect
                x={percent((index + GAP) / values.length)}
                y={percent(1 - height)}
                width={percent((1 - 2 * GAP) / values.length)}
                height={percent(height)}
                className={isMarked ? 'text-red' : '[color-scheme:light] text-blue'}
              />
              <text
                x={percent((index + 0.5) / values.length)}
                y={percent(1 - height)}
                dy="-0.4em"
                textAnchor="middle"
              >
                {value}
              </text>
            </g>
          );
        })}
      </svg>

      <div
        aria-hidden="true"
        className="grid auto-cols-fr grid-flow-col border-ink border-t pt-1 text-center text-muted text-sm"
      >
        {(names ?? values.map((_, index) => index + 1)).map((name) => (
          <span key={name}>{`${name} `}</span>
        ))}
      </div>
    </figure>
  );
}
