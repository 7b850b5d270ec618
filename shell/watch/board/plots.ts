import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { Shown } from './shown.ts';

const { document } = parseHTML('<html></html>');

type Stated = { state: string };
const colorOf = ({ state }: Stated): string => `var(--${state.replace(' ', '-')})`;
/** A state has its own shape, because not everybody sees its color. */
const mark = {
  symbol: ({ state }: Stated) => (state === 'rolled back' ? 'times' : 'circle'),
  fill: (each: Stated) => (each.state === 'live' ? colorOf(each) : 'var(--background)'),
  stroke: colorOf,
  strokeWidth: 2,
};

function draw(label: string, options: Plot.PlotOptions): string {
  const size = { width: 340, height: 150, marginLeft: 64, marginTop: 28, marginRight: 16 };
  const drawn = Plot.plot({
    ...size,
    ...options,
    document,
    style: { fontSize: '12px', background: 'none' },
  });
  // Screen readers do not allow names of groups in a picture.
  for (const part of drawn.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
  drawn.setAttribute('role', 'img');
  drawn.setAttribute('aria-label', label);
  return drawn.outerHTML;
}

export function timeline(sections: readonly Shown[]): string {
  const data = sections.flatMap(({ name, releases }) =>
    releases.map(({ state, since = 0 }) => ({ section: name, state, at: new Date(since) })),
  );
  return draw('Releases of each section in time', {
    height: 60 + 28 * sections.length,
    x: { type: 'utc', label: null, ticks: 3 },
    y: { domain: sections.map(({ name }) => name), label: null },
    marks: [
      Plot.ruleY(data, { y: 'section', strokeOpacity: 0.1 }),
      Plot.dot(data, { ...mark, x: 'at', y: 'section', r: 6 }),
    ],
  });
}

type Point = Stated & Record<'value' | 'low' | 'high', number> & { id: string };

export function series(label: string, points: readonly Point[], limit = 0): string {
  const most = Math.max(limit, ...points.map(({ high }) => high)) || 1;
  const domain = points.map(({ id }) => id);
  const tickFormat = (id: string) => id.slice(0, 6);
  return draw(`${label}: of each release`, {
    x: { type: 'point', domain, tickFormat, tickRotate: points.length > 4 ? -40 : 0, label: null },
    y: { label, domain: [0, most], nice: true, grid: true, ticks: 4 },
    marginBottom: points.length > 4 ? 50 : 30,
    marks: [
      limit === 0 ? null : Plot.ruleY([limit], { stroke: 'var(--limit)', strokeDasharray: '4 3' }),
      Plot.ruleX(points, { x: 'id', y1: 'low', y2: 'high', stroke: colorOf, strokeWidth: 2 }),
      Plot.dot(points, { ...mark, x: 'id', y: 'value', r: 5 }),
    ],
  });
}
