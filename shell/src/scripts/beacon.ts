/**
 * Measures a share of the visits, and reports them with one request when the page is hidden.
 * `ringside watch` reads the host's access log.
 *
 *     GET /beacon.txt?page=/news/:slug&release=shell.BEM0Mx8n,news.C7n5Awyh&device=fast&inp=news.96
 *
 * Each `page` begins another page of the visit. The hashes in file names identify a release.
 */
import type { PageData, RingsideEvents } from '@ringside/shared/contract';
import { pageDataTag } from '@ringside/shared/internal/page';
import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import type { NavigatorWithConnection } from '../routing/islands/firstInteraction.ts';

interface View {
  of: string;
  owner: string;
  values: Map<string, string>;
  errors: string[];
}

/** More views would make the URL too long for some hosts. */
const MAX_VIEWS = 10;
const MAX_ERRORS = 5;

const views = new Map<string, View>();

function currentView(): View | undefined {
  const known = views.get(location.pathname);
  if (known || views.size === MAX_VIEWS) return known;
  const data = JSON.parse(pageDataTag(document)?.textContent ?? '{}') as PageData;
  if (!data.measure) return undefined;
  const page = data.measure.pattern ?? data.path;
  const view = {
    of: `page=${page}&release=${releasesOf(data)}`,
    owner: data.owner,
    values: new Map(),
    errors: [],
  };
  views.set(location.pathname, view);
  return view;
}

function releasesOf({ runtime, modules, styles = [] }: PageData): string {
  const files = [runtime, ...Object.values(modules)].flatMap((module) =>
    [module, module.style ?? []].flat(),
  );
  const hashes = new Map<string, Set<string>>();
  for (const { href } of [...files, ...styles]) {
    const [, section = '', hash = ''] = /^\/assets\/([^/]+)\/.*?-([\w-]{8})\.\w+$/.exec(href) ?? [];
    hashes.set(section, (hashes.get(section) ?? new Set()).add(hash));
  }
  return [...hashes].map(([section, names]) => [section, ...names].join('.')).join();
}

function nodeOf(metric: MetricType): Node | null | undefined {
  if (metric.name === 'LCP') return metric.entries.at(-1)?.element;
  if (metric.name === 'INP') return metric.entries.find(({ target }) => target)?.target;
  const shifts = metric.entries as LayoutShift[];
  return shifts.toSorted((a, b) => b.value - a.value)[0]?.sources[0]?.node;
}

/** Other browsers attribute what happens on all pages of a visit to the first. */
const reportsSoftNavigations = PerformanceObserver.supportedEntryTypes.includes('soft-navigation');

function record(metric: MetricType): void {
  const view = views.get(new URL(metric.navigationURL ?? location.href).pathname);
  if (!view || (views.size > 1 && !reportsSoftNavigations)) return;
  const node = nodeOf(metric);
  const element = node instanceof Element ? node : node?.parentElement;
  const section = element?.closest<HTMLElement>('[data-section]')?.dataset.section ?? view.owner;
  const value = Number(metric.value.toFixed(metric.name === 'CLS' ? 3 : 0));
  view.values.set(metric.name.toLowerCase(), `${section}.${value}`);
}

function recordError({ section, phase }: { section: string; phase: string }): void {
  const errors = currentView()?.errors;
  if (errors && errors.length < MAX_ERRORS) errors.push(`${section}.${phase}`);
}

/**
 * Says whether the device or the line is slow. Without this, a day with many old phones would look
 * like a bad release.
 */
function isSlow(): boolean {
  const device = navigator as NavigatorWithConnection & { deviceMemory?: number };
  const { hardwareConcurrency = 8, deviceMemory = 8, connection } = device;
  return (
    hardwareConcurrency <= 4 || deviceMemory <= 3 || /[23]g/.test(connection?.effectiveType ?? '')
  );
}

let isSent = false;
function send(): void {
  if (isSent || document.visibilityState !== 'hidden') return;
  isSent = true;
  const device = isSlow() ? 'slow' : 'fast';
  const query = [...views.values()].flatMap(({ of, values, errors }) => [
    `${of}&device=${device}`,
    ...[...values].map((pair) => pair.join('=')),
    ...(errors.length > 0 ? [`error=${errors.join()}`] : []),
  ]);
  fetch(`/beacon.txt?${query.join('&')}`, { keepalive: true, credentials: 'omit' }).catch(
    () => undefined,
  );
}

currentView();
for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-root][data-state=failed]'))
  recordError({ section: dataset.section ?? '', phase: 'load' });
document.addEventListener('ringside:section-error', (event) =>
  recordError((event as RingsideEvents['ringside:section-error']).detail),
);
if ('navigation' in window) navigation.addEventListener('navigatesuccess', currentView);
for (const measure of [onLCP, onINP, onCLS])
  measure(record, { reportAllChanges: true, reportSoftNavs: true });
// The beacon is sent after web-vitals has reported its last values at the same event.
addEventListener('visibilitychange', () => queueMicrotask(send));
