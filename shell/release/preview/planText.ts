import { group } from 'd3-array';
import { awaitedText } from '../format/awaited.ts';
import { counted, kilobytes } from '../support/counted.ts';
import { refusalText } from '../workspace/refusalReports.ts';
import { BUDGETS } from './budgets.ts';
import type { PageChange, PageSize } from './pageChanges.ts';
import type { ReleasePlan } from './planRelease.ts';

/** The text is cut to so many lines. The JSON has everything. */
const MAX_LINES = 12;
const MAX_LENGTH = 160;
const MAX_PATHS = 6;

export function planText(plan: ReleasePlan): string {
  const { target, releases, pages, pinned } = plan;
  const largest = plan.largest
    ? `, the largest ${plan.largest.path} with ${kilobytes(plan.largest.size)}`
    : '';
  const lines = releases.map(
    ({ section, release, replaces }) =>
      `${section} ${release} ${replaces === release ? 'is live already' : replaces ? `would replace ${replaces}` : 'would be new'}`,
  );
  if (!plan.goesThrough)
    return [
      ...lines,
      `${target} would refuse this release:`,
      ...plan.refusals.map((each) => refusalText(each).replace(/^/gm, '    ')),
    ].join('\n');
  const count = (change: PageChange['change']) =>
    pages.filter((page) => page.change === change).length;
  return [
    ...lines,
    ...alike(pages).flatMap(groupText),
    `Pages of ${target}: ${count('changed')} would change, ${count('new')} would be new, ${count('removed')} would go.`,
    ...goneText(pages),
    `Files: ${plan.files} would be written, ${kilobytes(plan.bytes)} before compression${largest}${pinned.length > 0 ? `, and ${pinned.join(', ')} would stay for good` : ''}.`,
    ...plan.awaited.map(awaitedText),
    ...plan.starts,
    ...(['html', 'script'] as const).map((kind) => sizeText(kind, pages)),
    `The release would go through${pages.some(({ exceeds }) => exceeds.length > 0) ? ', above the budgets that the section handbook lists' : ''}.`,
  ].join('\n');
}

/** By this mark the workflows find their comment on a pull request. */
const MARK = '<!-- ringside plan -->';

/** GitHub accepts 65,536 characters. */
const MAX_COMMENT = 60_000;

function goneText(pages: readonly PageChange[]): string[] {
  const gone = pages.filter(({ change }) => change === 'removed').map(({ path }) => path);
  if (gone.length === 0) return [];
  return [
    `Warning: links from elsewhere to ${listed(gone)} would find no page. If one was renamed, let its former URL lead to the new one (for an article: aliases).`,
  ];
}

export function planComment(plan: ReleasePlan): string {
  const text = planText(plan);
  const isLong = text.length > MAX_COMMENT;
  const shown = isLong ? `${text.slice(0, MAX_COMMENT)}\n… The job's log has the rest.` : text;
  const code = shown.replace(/^/gm, '    ');
  const verdict = plan.goesThrough ? 'This would be released' : '**This would be refused**';
  return `${MARK}\n${verdict} (\`ringside plan\`):\n\n${code}\n`;
}

const listed = (paths: readonly string[]): string => {
  const others = paths.length > MAX_PATHS ? ` and ${paths.length - MAX_PATHS} more` : '';
  return `${paths.slice(0, MAX_PATHS).join(' ')}${others}`;
};

/** Groups pages with the same change, for example a changed footer. */
const alike = (pages: readonly PageChange[]): PageChange[][] => [
  ...group(pages, ({ change, text }) => JSON.stringify([change, text])).values(),
];

function groupText(group: readonly PageChange[]): string[] {
  const [{ change, text } = { change: 'changed', text: [] }] = group;
  const cut = text
    .slice(0, MAX_LINES)
    .map((line) => (line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line));
  const rest =
    text.length > cut.length ? [`… ${counted(text.length - cut.length, 'more line')}`] : [];
  const same = text.length === 0 ? ', but not its text' : '';
  return [
    `${change}${same}: ${listed(group.map(({ path }) => path))}`,
    ...[...cut, ...rest].map((line) => `    ${line}`),
  ];
}

function sizeText(kind: keyof PageSize, pages: readonly PageChange[]): string {
  const sized = pages.flatMap(({ after, ...page }) =>
    after ? [{ ...page, size: after[kind] }] : [],
  );
  const [largest] = sized.toSorted((a, b) => b.size - a.size);
  if (!largest) return `${kind}: no page changes its size.`;
  const before = largest.before ? ` (before: ${kilobytes(largest.before[kind])})` : '';
  const size = `${kind}: at most ${kilobytes(largest.size)} on ${largest.path}${before}; budget ${kilobytes(BUDGETS[kind])}`;
  const over = sized.flatMap(({ path, exceeds }) =>
    exceeds.filter(({ budget }) => budget === kind).map((excess) => excessText(path, excess)),
  );
  const isAbove = largest.size > BUDGETS[kind];
  return [
    `${size}${over.length > 0 ? ', newly EXCEEDED:' : isAbove ? ', exceeded before, too.' : '.'}`,
    ...over,
  ].join('\n');
}

const excessText = (path: string, { by, grew }: PageChange['exceeds'][number]): string => {
  const parts = Object.entries(grew).map(([name, more]) => `${name} +${more} B`);
  return `    ${path} by ${by} B. What grew: ${parts.join(', ')}`;
};
