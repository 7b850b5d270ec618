import type { Comparison } from './compare/compare.ts';
import type { WatchReport } from './watch.ts';

/** The sentence that names a section's harm, and what to do about it. */
export function harmText(
  { target }: Pick<WatchReport, 'target'>,
  { section, release, before, harm }: WatchReport['sections'][number],
  isPreview: boolean,
): string {
  if (!harm) return '';
  const { page, figure, before: old, now, low, high, views } = harm;
  const points = unit(figure).replace(' %', ' points');
  const change = `${nameOf(figure)} +${number(figure, now - old)}${points} (95 %: ${number(figure, low)} to ${number(figure, high)})`;
  const remedy = isPreview
    ? 'Do not promote it.'
    : `Roll back: ringside rollback ${section} --to ${target} --release ${before}`;
  return `${section} ${release}: ${change} on ${page}, ${views.toLocaleString('en')} views. ${remedy}`;
}

/** The report as a table for people. */
export function watchText(report: WatchReport): string {
  const { lines, beacons, leftOut, repeated, sections } = report;
  const text = [
    `${count(lines)} lines: ${count(beacons)} beacons, ${count(leftOut)} left out because no page of ours sends them, ${count(repeated)} repeated views of one visitor left out.`,
  ];
  for (const { section, release, before, pages } of sections) {
    text.push('', `${section} ${release} after ${before}`);
    for (const { page, views, viewsBefore, comparisons } of pages) {
      text.push(`  ${page}: ${count(views)} views, ${count(viewsBefore)} before`);
      if (comparisons.length === 0) text.push('    too few to compare');
      for (const each of comparisons) text.push(`    ${row(each)}`);
    }
    if (pages.length === 0) text.push('  no views');
  }
  if (sections.length === 0) text.push('No section has a release before its live one: nothing to compare.');
  return text.join('\n');
}

function row({ figure, before, now, low, high, isHarm }: Comparison): string {
  const change = `${number(figure, before)} -> ${number(figure, now)}${unit(figure)}`;
  return `${isHarm ? '!' : ' '} ${nameOf(figure).padEnd(14)} ${change}, difference ${number(figure, low)} to ${number(figure, high)}`;
}

const count = (value: number): string => value.toLocaleString('en');
const nameOf = (figure: string): string => figure.replace(/^(lcp|inp|cls)/, (name) => name.toUpperCase());
const unit = (figure: string): string =>
  /^(lcp|inp) p75/.test(figure) ? ' ms' : /p75/.test(figure) ? '' : ' %';
const number = (figure: string, value: number): string =>
  String(Number(value.toFixed(/^(lcp|inp) p75/.test(figure) ? 0 : figure === 'cls p75' ? 3 : 2)));
