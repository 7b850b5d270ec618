/** English sentences of findings. Nothing reads them back. */
import { MIN_NETWORKS } from './compare/compare.ts';
import type { Finding, Harm, Report } from './findings.ts';
import { parseObject } from './logs/formats/json.ts';

/** Such as "INP p75 +120 ms (95 %: 90 to 150) on /news, 900 views". */
export function harmText({ figure, unit, difference, low, high, where, views }: Harm): string {
  const range = `(95 %: ${amount(low)} to ${amount(high)})`;
  return `${figure} +${amount(difference, unit)} ${range} ${placeText(where)}, ${counted(views, 'view')}`;
}

function placeText({ page, engine, device }: Harm['where']): string {
  if (page) return `on ${page}`;
  if (engine) return `in ${engine}`;
  return device ? `on ${device} devices` : 'on all pages';
}

/** A section's harm and its remedy, or what would have been noticed. */
export function findingText(target: string, finding: Finding): string {
  const { section, release, before, views, viewsBefore, harm, remedy, noticeable } = finding;
  if (harm) {
    const command = `ringside rollback ${section} --to ${target} --release ${before}`;
    const advice = remedy === 'roll back' ? `Roll back: ${command}` : 'Do not promote it.';
    return `${section} ${release}: ${harmText(harm)}. ${advice}`;
  }

  const noticed = noticeable.map(
    (each) => `${each.figure.replace(' p75', '')} +${amount(each.noticeable, each.unit)}`,
  );
  const verdict =
    noticed.length > 0 ? `no harm; would have noticed ${noticed.join(', ')}` : 'not enough to say';
  const compared = `${counted(views, 'view')}, ${viewsBefore.toLocaleString('en')} before`;
  return `${section} ${release} after ${before}: ${compared}: ${verdict}.`;
}

/** What was read, and why that may not suffice. */
export function readText({ lines, beacons, views, repeated, ...rest }: Report): string {
  const left = [
    `${counted(rest.leftOut, 'beacon')} that no page of this site sends`,
    `${counted(rest.robots, 'view')} of robots`,
    `${counted(repeated, 'repeated view')} of one network`,
  ];
  const hints = [
    beacons === 0 && noBeaconText(rest, lines),
    views + repeated >= 100 &&
      rest.networks < MIN_NETWORKS &&
      `The log has no visitors' addresses: all views come from ${counted(rest.networks, 'network')}. Log the visitor's address, not a proxy's.`,
    rest.nameless > beacons / 2 &&
      'The log names no browsers, so robots are counted, too. Log the browser, as the combined format does.',
    rest.sections.length === 0 && 'No section has a release before its live one.',
  ];
  const read = `${counted(lines, 'line')}: ${counted(beacons, 'beacon')}, ${counted(views, 'view')}.`;
  return [
    `${read} Left out: ${left.join(', ')}.`,
    ...hints.filter(Boolean),
    ...rest.sections.flatMap(asideText),
  ].join('\n');
}

const ASIDES = {
  unknown: 'of unknown releases',
  untimely: 'from before their release was live',
  ambiguous: 'that several releases may have shown',
} as const;

function asideText({ section, aside }: Finding): string[] {
  const texts = Object.entries(ASIDES).flatMap(([why, text]) => {
    const count = aside[why as keyof typeof ASIDES];
    return count > 0 ? [`${counted(count, 'view')} ${text}`] : [];
  });
  return texts.length > 0 ? [`Not compared for ${section}: ${texts.join(', ')}.`] : [];
}

/** Why a log has no beacon, and what its lines look like. */
function noBeaconText({ unread, refused, leftOut, examples }: Rest, lines: number): string {
  const { first = '' } = examples;
  if (lines === 0) return 'The log has no beacon: it is empty.';
  if (leftOut > 0) return 'The log has no beacon of this site. Check that it is of this site.';
  if (refused > 0)
    return `The log has no beacon: the host refused ${counted(refused, 'request')} for it. Check that it serves /beacon.txt: ${examples.refused}`;
  if (unread > 0)
    return `The log has no beacon that can be read. ${counted(unread, 'line')} have one in a format that is not known, such as: ${examples.unread}`;
  return `The log has no beacon. It begins with ${formatOf(first)}: ${first}\nCheck that it is an access log of this site, and that the site measures visits (release --sample).`;
}

type Rest = Pick<Report, 'unread' | 'refused' | 'leftOut' | 'examples'>;

function formatOf(line: string): string {
  if (line.startsWith('#')) return 'a comment';
  if (/\[\d+\/\w+\/\d+:[^\]]*\] "/.test(line)) return 'a line of the common format';
  const object = parseObject(line);
  const names = object && Object.keys(object).slice(0, 12).join(', ');
  return names ? `JSON with the fields ${names}` : 'a line of an unknown format';
}

/** With two digits, because more would not be certain. */
export const amount = (value: number, unit = ''): string =>
  `${Number(value.toPrecision(2))}${unit}`;

/** A number with its noun: "1 page", "1,200 pages". */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
