import { counted } from '../support/counted.ts';
import { MIN_NETWORKS } from './compare/compare.ts';
import { ALL } from './readViews.ts';
import type { WatchedSection, WatchReport } from './watch.ts';

/** Names a section's harm and what to do about it. */
export function harmText(target: string, each: WatchedSection, isPreview: boolean): string {
  const { section, release, before, harm } = each;
  if (!harm) return '';
  const { figure, unit, difference, certainty, views, where } = harm;
  const [low, high] = [-1.96, 1.96].map((errors) => amount(difference * (1 + errors / certainty)));
  const change = `${figure} +${amount(difference, unit)} (95 %: ${low} to ${high})`;
  const remedy = isPreview
    ? 'Do not promote it.'
    : `Roll back: ringside rollback ${section} --to ${target} --release ${before}`;
  return `${section} ${release}: ${change} ${where}, ${counted(views, 'view')}. ${remedy}`;
}

const NAMED = new Set(['INP p75', 'LCP p75', 'errors']);

export const noticeable = ({ comparisons }: WatchedSection): string[] =>
  comparisons
    .filter(
      (each) => each.where === ALL && NAMED.has(each.figure) && Number.isFinite(each.noticeable),
    )
    .map(
      ({ figure, unit, noticeable }) =>
        `${figure.replace(' p75', '')} +${amount(noticeable, unit)}`,
    );

export function sectionText(each: WatchedSection): string {
  const { section, release, before, views, viewsBefore } = each;
  const noticed = noticeable(each).join(', ');
  const verdict = noticed ? `no harm; would have noticed ${noticed}` : 'not enough to say';
  return `${section} ${release} after ${before}: ${counted(views, 'view')}, ${viewsBefore.toLocaleString('en')} before: ${verdict}.`;
}

export function readText({ lines, beacons, views, repeated, ...rest }: WatchReport): string {
  const left = `${counted(rest.leftOut, 'beacon')} that no page of this site sends, ${counted(rest.robots, 'view')} of robots, ${counted(repeated, 'repeated view')} of one network`;
  const hints = [
    beacons === 0 &&
      'The log has no beacon. Check that it is of this site, and that the site measures visits (release --sample).',
    views + repeated >= 100 &&
      rest.networks < MIN_NETWORKS &&
      `The log has no visitors' addresses: all views come from ${counted(rest.networks, 'network')}. Log the visitor's address, not a proxy's.`,
    rest.sections.length === 0 && 'No section has a release before its live one.',
  ];
  const read = `${counted(lines, 'line')}: ${counted(beacons, 'beacon')}, ${counted(views, 'view')}. Left out: ${left}.`;
  return [read, ...hints.filter(Boolean)].join('\n');
}

/** With two digits, because more would not be certain. */
export const amount = (value: number, unit = ''): string =>
  `${Number(value.toPrecision(2))}${unit}`;
