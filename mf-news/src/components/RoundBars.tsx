import { Fragment } from 'react';
import type { Chart } from '../content/schema.ts';

/** The gap on each side of a bar, as a share of the width of a round. */
const GAP = 0.12;

/**
 * A bar for each round, red if it is marked. Its numbers are text, so that they keep their size on
 * every screen.
 */
export function RoundBars({ title, rounds, marked }: Chart) {
  const most = Math.max(...rounds, 1);
  const words = rounds.map((count, index) => `round ${index + 1}: ${count}`).join(', ');
  const bars = (isShown: (round: number) => boolean) =>
    rounds
      .map((count, index) =>
        isShown(index + 1) ? `M${index + GAP} ${most}v${-count}h${1 - 2 * GAP}v${count}z` : '',
      )
      .join('');
  const isMarked = (round: number) => marked?.rounds.includes(round) === true;
  return (
    <figure className="my-10 break-inside-avoid border-ink border-y-2 py-4 print:my-4">
      <figcaption className="mb-4 text-base">
        <span className="block font-bold">{title}</span>{' '}
        {marked && <span className="block border-l-8 pl-2 text-red text-sm">{marked.words}</span>}
      </figcaption>
      <Row values={rounds} className="font-semibold" />
      <svg
        role="img"
        aria-label={`${title}. In ${words}.${marked ? ` ${marked.words}.` : ''}`}
        viewBox={`0 0 ${rounds.length} ${most}`}
        preserveAspectRatio="none"
        className="my-1 block h-40 w-full text-blue-deep print:h-24"
      >
        <path fill="currentColor" d={bars((round) => !isMarked(round))} />
        {marked && <path fill="currentColor" className="text-red" d={bars(isMarked)} />}
      </svg>
      <Row
        values={rounds.map((_, index) => index + 1)}
        className="border-ink border-t text-muted"
      />
    </figure>
  );
}

function Row({ values, className }: { values: readonly number[]; className: string }) {
  return (
    <div
      aria-hidden="true"
      className={`grid auto-cols-fr grid-flow-col text-center text-sm tabular-nums ${className}`}
    >
      {values.map((value, index) => (
        // Rounds may have the same number. The space separates them where no stylesheet does.
        <Fragment key={`${index}:${value}`}>
          <span>{value}</span>{' '}
        </Fragment>
      ))}
    </div>
  );
}
