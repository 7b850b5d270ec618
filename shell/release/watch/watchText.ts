import { counted } from '../support/counted.ts';
import { MIN_NETWORKS } from './compare/compare.ts';
import { ALL } from './compare/strata.ts';
import type { WatchedSection, WatchReport } from './watch.ts';

/** The sentence that names a section's harm, and what to do about it. */
export function harmText(target: string, each: WatchedSection, isPreview: boolean): string {
  const { section, release, before, harm } = each;
  if (!harm) return '';
  const { figure, difference, low, high, views, where } = harm;
  const change = `${nameOf(figure)} +${amount(figure, difference)} (95 %: ${number(figure, low)} to ${number(figure, high)})`;
  const remedy = isPreview
    ? 'Do not promote it.'
    : `Roll back: ringside rollback ${section} --to ${target} --release ${before}`;
  return `${section} ${release}: ${change} ${where}, ${counted(views, 'view')}. ${remedy}`;
}

/** What would have been noticed in all views of a section; nothing if there are too few. */
export const noticeable = ({ comparisons }: WatchedSection): string[] =>
  comparisons
    .filter(
      ({ where, figure, noticeable }) => where === ALL && NAMED.has(figure) && Number.isFinite(noticeable),
    )
    .map(({ figure, noticeable }) => `${nameOf(figure).replace(' p75', '')} +${amount(figure, noticeable)}`);

/** One line for a section without a harm: what was seen, and what could have been. */
export function sectionText(each: WatchedSection): string {
  const { section, release, before, views, viewsBefore } = each;
  const noticed = noticeable(each);
  const verdict =
    noticed.length === 0 ? 'not enough to say' : `no harm; would have noticed ${noticed.join(', ')}`;
  return `${section} ${release} after ${before}: ${counted(views, 'view')}, ${count(viewsBefore)} before: ${verdict}.`;
}

export function readText(report: WatchReport): string {
  const { lines, beacons, views, repeated, networks } = report;
  const left = `${counted(report.leftOut, 'beacon')} that no page of this site sends, ${counted(report.robots, 'view')} of robots, ${counted(repeated, 'repeated view')} of one visitor or network`;
  const notes = [
    `${counted(lines, 'line')}: ${counted(beacons, 'beacon')}, ${counted(views, 'view')}. Left out: ${left}.`,
  ];
  if (lines === 0) notes.push('The log is empty. Check the path.');
  else if (beacons === 0)
    notes.push(
      'The log has no beacon. Check that it is of this site, and that the site measures visits (release --sample).',
    );
  else if (views + repeated >= 100 && networks < MIN_NETWORKS)
    notes.push(
      `The log has no visitors' addresses: all views come from ${counted(networks, 'network')}. Log the visitor's address, not a proxy's.`,
    );
  if (report.sections.length === 0) notes.push('No section has a release before its live one.');
  return notes.join('\n');
}

const NAMED = new Set(['inp p75', 'lcp p75', 'errors']);
const count = (value: number): string => value.toLocaleString('en');
export const nameOf = (figure: string): string =>
  figure.replace(/^(lcp|inp|cls)/, (name) => name.toUpperCase());
const isTime = (figure: string) => /^(lcp|inp) p75/.test(figure);
const number = (figure: string, value: number): string =>
  String(Number(value.toFixed(isTime(figure) ? 0 : figure === 'cls p75' ? 3 : 1)));
export const amount = (figure: string, value: number): string =>
  `${number(figure, value)}${isTime(figure) ? ' ms' : figure === 'cls p75' ? '' : ' points'}`;
