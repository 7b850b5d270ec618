import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { fullReport, summary, verdict } from './report.ts';

const figures = [
  { metric: 'lcp', route: 'home', ours: 500, limit: 500, client: 2000 },
  { metric: 'lcp', route: 'news', ours: 660, limit: 600, client: 1320 },
  { metric: 'heap', route: 'site', ours: 4.5 },
];

test('the full report shows each route with its ratios, target and verdict', () => {
  const cells = fullReport(figures, routes)
    .split('\n')
    .map((line) => line.split(/\s{2,}/));
  expect(cells).toContainEqual(['home', '500', '500', '2000', '1.00', '0.25', '≤ 500', '✓']);
  expect(cells).toContainEqual(['news', '660', '600', '1320', '1.10', '0.50', '≤ 600', '✗']);
  expect(cells).toContainEqual(['site', '4.50', '—', '—']);
});

test('the summary is a Markdown table with the worst route of each metric', () => {
  const lines = summary(figures, routes).split('\n');
  const [, rule, lcp] = lines;
  expect(rule).toMatch(/^\| -+ \| -+: \|/);
  expect(lcp?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    'LCP, applied slow 4G and 4 ×, ms',
    ...['660', '600', '1320', '1.10', '0.50', '≤ 600', '✗', 'news'],
    '',
  ]);
});

test('the verdict names each missed target and counts all targets', () => {
  expect(verdict(figures, routes)).toBe(
    '✗ LCP, applied slow 4G and 4 ×, news: 660 (≤ 600)\n1 of 2 targets met.',
  );
});
