import lighthouse, { type Flags } from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's mobile run with its simulated throttling. Milliseconds, and scores from 0 to 100. */
export async function runLighthouse(url: string, port: number, categories: readonly string[]) {
  const flags: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    disableFullPageScreenshot: true,
    // The "not found" page is measured too.
    ignoreStatusCode: true,
  };
  const result = await lighthouse(url, flags);
  if (!result || result.lhr.runtimeError)
    throw new Error(`@ringside/shell: Lighthouse on ${url}: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories: scored } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    scores: Object.fromEntries(Object.entries(scored).map(([name, { score }]) => [name, (score ?? 0) * 100])),
    /** Audits that cost points, to find the reason. */
    lost: Object.values(scored).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title}`),
    ),
  };
}
