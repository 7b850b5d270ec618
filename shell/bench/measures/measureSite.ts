import type { Browser } from 'playwright';
import type { Options } from '../options.ts';
import { type Sample, VARIANTS, type Variant } from '../report/samples.ts';
import { type BenchRoute, routes } from '../routes.ts';
import { type Bytes, measureBytes, measureUntouched } from './bytes.ts';
import { measureFirstView } from './firstView.ts';
import { CATEGORIES, runLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measurePress } from './press.ts';
import { measureLink, measureVisit, WAYS, type Way } from './visit.ts';

interface Bench {
  browser: Browser;
  /** Port of the browser's debugging protocol, for Lighthouse. */
  port: number;
  origins: Readonly<Record<Variant, string>>;
  options: Options;
  /** Receives the figures as they are measured, so that a late failure loses none. */
  samples: Sample[];
  say(text: string): void;
}

/** How often a failing measurement is tried. */
const TRIES = 3;

/** Measures one page of one variant: its values by metric. */
type Measure = (variant: Variant, route: BenchRoute) => Promise<Readonly<Record<string, number>>>;

/**
 * Measures every figure of the site. The variants take turns within each run, so that a busy moment affects all three.
 */
export async function measureSite({ browser, port, origins, options, samples, say }: Bench): Promise<void> {
  const address = (variant: Variant, { path }: BenchRoute) => origins[variant] + path;

  /** A tap may get lost on a busy machine. That must not lose the figures of an hour. */
  async function insist<Value>(what: string, take: () => Promise<Value>): Promise<Value> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await take();
      } catch (error) {
        if (tries === TRIES) throw error;
        say(`  ${what}: ${(error as Error).message}; taken again`);
      }
    }
  }

  /** @param nameOf what the figures of a route are filed under */
  async function takeTurns(
    what: string,
    runs: number,
    measure: Measure,
    nameOf = ({ name }: BenchRoute): string => name,
  ) {
    const started = performance.now();
    for (let run = 0; run < runs; run += 1) {
      for (const route of options.routes) {
        for (const variant of VARIANTS) {
          const values = await insist(`${what}, ${route.name}, ${variant}`, () => measure(variant, route));
          for (const [metric, value] of Object.entries(values))
            samples.push({ metric, route: nameOf(route), variant, value });
        }
      }
    }
    say(`${what}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }

  await takeTurns('bytes', 1, async (variant, route) => ({
    ...weigh(await measureBytes(browser, address(variant, route), variant, route)),
    ...(await measureUntouched(browser, address(variant, route), variant)),
  }));
  await takeTurns('visits at 4 ×', options.runs, async (variant, route) => {
    const { tbt, longest, ...visit } = await measureVisit(browser, address(variant, route), variant, route);
    return { ...visit, tbt4: tbt, longest4: longest };
  });
  await takeTurns(
    'links',
    options.runs,
    async (variant, route) => {
      const times: Partial<Record<Way, number>> = {};
      const measure = (way: Way) => measureLink(browser, address(variant, route), variant, route.next, way);
      // The other two variants fetch nothing before the click, so what came before it makes no difference.
      const cold = await measure('cold');
      for (const way of WAYS) times[way] = variant === 'ours' && way !== 'cold' ? await measure(way) : cold;
      return times as Record<string, number>;
    },
    goalOf,
  );
  await takeTurns('presses with nothing fetched', options.runs, async (variant, route) =>
    variant === 'ours' && route.presses.length > 0
      ? measurePress(browser, address(variant, route), route)
      : {},
  );
  await takeTurns('first views at 8 ×', options.runs, async (variant, route) => {
    const { tbt } = await measureFirstView(browser, address(variant, route), variant, 8);
    return { tbt8: tbt };
  });
  await takeTurns('Lighthouse', options.lighthouseRuns, async (variant, route) => {
    const judged = variant !== 'ours' ? 1 : route.missing ? 2 : CATEGORIES.length;
    const categories = CATEGORIES.slice(0, judged);
    const { fcp, lcp, tbt, scores, lost } = await runLighthouse(address(variant, route), port, categories);
    if (variant === 'ours' && lost.length > 0) say(`  Lighthouse on ${route.name}: ${lost.join('; ')}`);
    return { simulatedFcp: fcp, simulatedLcp: lcp, simulatedTbt: tbt, ...scores };
  });
  for (let run = 0; run < options.runs; run += 1) {
    for (const variant of VARIANTS) {
      const heap = await insist(`memory, ${variant}`, () =>
        measureMemory(browser, origins[variant], variant),
      );
      samples.push({ metric: 'heap', route: 'site', variant, value: heap / 1e6 });
    }
  }
}

/** The kind of page that a visit goes to next: the speed of a link depends on the page it leads to. */
const goalOf = ({ next }: BenchRoute): string => routes.find(({ path }) => path === next)?.name ?? next;

/** The metrics of a visit's transfers, in kB. */
function weigh({ loaded, before, after }: { loaded: Bytes; before: Bytes; after: Bytes }) {
  const total = (bytes: Bytes) => Object.values(bytes).reduce((sum, size) => sum + size, 0);
  const metrics = {
    html: loaded.html + loaded.css,
    loadedScript: loaded.js,
    savedScript: before.js,
    script: after.js,
    firstView: total(loaded),
    firstFont: loaded.font,
    firstImage: loaded.image,
    visitStyle: after.css,
    visitImage: after.image,
    visitData: after.data,
    visit: total(after),
  };
  return Object.fromEntries(Object.entries(metrics).map(([metric, bytes]) => [metric, bytes / 1000]));
}
