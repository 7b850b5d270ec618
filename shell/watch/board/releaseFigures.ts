import { quantile, sum } from 'd3-array';
import { FIGURES, type Figure, valueIn } from '../compare/figures.ts';
import type { Observation, ReadViews } from '../readViews.ts';

/** Fewer values say too little. */
const MIN_VALUES = 30;

export interface Measured extends Pick<Figure, 'figure' | 'unit'> {
  value: number;
  /** The bounds of a 95 % interval. */
  low: number;
  high: number;
}

/** What visits measured of a release: how many views, and the figures of which there are enough. */
export function releaseFigures({ site, observations }: ReadViews, section: string, id: string) {
  const place = site.sections.findIndex(({ name }) => name === section);
  const side = site.sections[place]?.releases.findIndex((release) => release.id === id);
  const views = observations.filter(({ sides }) => side !== undefined && sides[place] === side);
  const figures = FIGURES.filter(({ vital, limit }) => !vital || !limit);
  return {
    views: views.length,
    measured: figures.flatMap((figure) => measure(figure, views, place) ?? []),
  };
}

function measure(
  figure: Figure,
  views: readonly Observation[],
  place: number,
): Measured | undefined {
  const values = views.flatMap((view) => valueIn(view, figure, place) ?? []);
  if (values.length < MIN_VALUES) return undefined;

  // Agresti and Coull: two more of each kind widen the interval of a rare share.
  const share = figure.vital ? 0.75 : (sum(values) + 2) / (values.length + 4);
  const far = 1.96 * Math.sqrt((share * (1 - share)) / values.length);
  const at = (each: number) =>
    figure.vital ? (quantile(values, each) ?? 0) : 100 * Math.max(0, each);
  const value = figure.vital ? at(share) : (100 * sum(values)) / values.length;
  return {
    figure: figure.figure,
    unit: figure.vital ? figure.unit : '%',
    value,
    low: at(share - far),
    high: at(share + far),
  };
}
