/**
 * Compares the live releases of a site with those that they replaced, by what visits reported.
 *
 *     const report = findings(await readViews(site, readLines('/var/log/nginx', console.error)));
 *     for (const { section, before, harm } of report.sections)
 *       if (harm) console.log(`${section}: roll back to ${before}, because ${harmText(harm)}`);
 */
export { type Finding, findings, type Report } from './findings.ts';
export { readLines } from './logs/readLines.ts';
export { readViews } from './readViews.ts';
export type { Life, Release, Section, Site } from './site.ts';
export { findingText, harmText, readText } from './words.ts';
