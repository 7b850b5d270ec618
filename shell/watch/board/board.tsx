import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findings } from '../findings.ts';
import type { ReadViews } from '../readViews.ts';
import type { Release, Section, Site } from '../site.ts';
import { amount, counted, findingText, harmText } from '../words.ts';
import { series, timeline } from './plots.ts';
import { releaseFigures } from './releaseFigures.ts';
import type { Shown, ShownRelease } from './shown.ts';

const STYLE = readFileSync(new URL('./board.css', import.meta.url), 'utf8');

interface BoardOptions {
  /** What visits reported. */
  views?: ReadViews | undefined;
  /** The bytes of script that a page may have. */
  budget: number;
}

/**
 * Returns one HTML page that needs no other file: each release of a site in time, and how it did.
 */
export function board(site: Site, { views, budget }: BoardOptions): string {
  const found = views && findings(views).sections;
  const sections = site.sections
    .map((section): Shown => {
      const finding = found?.find((each) => each.section === section.name);
      return { ...section, finding, releases: shownReleases(section, views) };
    })
    .sort(byUrgency);
  const page = <Page target={site.name} sections={sections} budget={budget} />;
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}

const shownReleases = ({ name, releases }: Section, views: ReadViews | undefined) =>
  releases
    .filter(({ state }) => state !== 'live on the previewed site')
    .map((release) => {
      const figures = views && releaseFigures(views, name, release.id);
      return { ...release, ...(figures ?? { views: 0, measured: [] }) };
    });

/** Harmful releases first, then the latest. */
function byUrgency(a: Shown, b: Shown): number {
  const orderOf = ({ finding, releases }: Shown) =>
    `${finding?.harm ? 1 : 0} ${releases.at(-1)?.since}`;
  return orderOf(b).localeCompare(orderOf(a));
}

interface PageProps {
  target: string;
  sections: readonly Shown[];
  budget: number;
}

function Page({ target, sections, budget }: PageProps) {
  const title = `Releases of ${target}`;
  const harmful = sections.filter(({ finding }) => finding?.harm);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>
            At <Time of={new Date().toISOString()} />. Click a command to select it, and run it
            where the site is released from.
          </p>

          {harmful.map((each) => (
            <HarmBox key={each.name} target={target} section={each} />
          ))}
          {harmful.length === 0 && <p>No release is known to harm its readers.</p>}

          <figure>
            <Drawing svg={timeline(sections)} />
            <figcaption>
              <State of="live">● live</State> <State of="replaced">○ replaced</State>{' '}
              <State of="rolled back">× rolled back</State>
            </figcaption>
          </figure>

          {sections.map((each) => (
            <SectionReleases key={each.name} target={target} section={each} budget={budget} />
          ))}
        </main>
      </body>
    </html>
  );
}

function HarmBox({ target, section }: { target: string; section: Shown }) {
  const { name, owner, lock, releases, finding } = section;
  if (!finding?.harm) return null;

  const live = releases.find(({ state }) => state === 'live');
  return (
    <div className="harm">
      <h2>The live release of {name} is worse than the one before</h2>
      <p>
        {name} {finding.release}: {harmText(finding.harm)}.
      </p>
      <p>
        {live?.by ?? 'Somebody'} released it{live?.note && `: “${live.note}”`}. Whoever may write to{' '}
        {target} can take it back
        {owner && `; the section belongs to the repository ${owner}`}.
      </p>
      {lock && <Command>{`unlock ${name} --to ${target}`}</Command>}
      <Command>{`rollback ${name} --to ${target} --release ${finding.before}`}</Command>
    </div>
  );
}

interface SectionProps {
  target: string;
  section: Shown;
  budget: number;
}

function SectionReleases({ target, section, budget }: SectionProps) {
  const { name, owner, lock, finding, releases } = section;
  return (
    <section>
      <h2>{name}</h2>
      {owner && <p>It belongs to the repository {owner}.</p>}
      {lock && (
        <p>
          Locked{lock.by && ` by ${lock.by}`}: “{lock.reason}”
        </p>
      )}
      {finding && !finding.harm && <p>{findingText(target, finding)}</p>}

      <div className="plots">
        <Sizes releases={releases} budget={budget} />
        <Figures releases={releases} figure="LCP p75" unit=", ms" />
        <Figures releases={releases} figure="INP p75" unit=", ms" />
        <Figures releases={releases} figure="CLS p75" unit="" />
        <Figures releases={releases} figure="errors" unit=", % of views" />
      </div>

      <ol>
        {releases.toReversed().map((release) => (
          <ReleaseItem key={release.id} target={target} section={name} release={release} />
        ))}
      </ol>
    </section>
  );
}

function Sizes({ releases, budget }: { releases: readonly ShownRelease[]; budget: number }) {
  const sizes = releases.map((release) => {
    const value = (release.script ?? 0) / 1000;
    return { ...release, value, low: value, high: value };
  });
  const limit = budget / 1000;
  return <Drawing svg={series(`Script, kB (budget of a page: ${limit})`, sizes, limit)} />;
}

interface FiguresProps {
  releases: readonly ShownRelease[];
  figure: string;
  unit: string;
}

function Figures({ releases, figure, unit }: FiguresProps) {
  const points = releases.flatMap(({ id, state, measured }) =>
    measured.flatMap((each) => (each.figure === figure ? { ...each, id, state } : [])),
  );
  return points.length > 0 ? <Drawing svg={series(`${figure}${unit}`, points)} /> : null;
}

interface ReleaseProps {
  target: string;
  section: string;
  release: ShownRelease;
}

function ReleaseItem({ target, section, release }: ReleaseProps) {
  const { id, since = '', by, note, state, script = 0, views, measured } = release;
  const figures = measured.map(({ figure, unit, value }) => `${figure} ${amount(value, unit)}`);
  const seen = views > 0 ? [counted(views, 'view'), ...figures] : [];
  return (
    <li>
      <p>
        {id} <State of={state}>{state}</State>, <Time of={since} />
        {by && ` by ${by}`}
      </p>
      {note && <p>“{note}”</p>}
      <p>{[`${(script / 1000).toFixed(1)} kB of script`, ...seen].join(', ')}</p>
      {state !== 'live' && (
        <Command>{`rollback ${section} --to ${target} --release ${id}`}</Command>
      )}
    </li>
  );
}

/** Plot returns markup whose text it has escaped. */
const Drawing = ({ svg }: { svg: string }) => <div dangerouslySetInnerHTML={{ __html: svg }} />;

const Time = ({ of }: { of: string }) => (
  <time dateTime={of}>{of.slice(0, 16).replace('T', ' ')} UTC</time>
);

const State = ({ of, children }: { of: Release['state']; children: ReactNode }) => (
  <b style={{ '--state': `var(--${of.replace(' ', '-')})` } as object}>{children}</b>
);

const Command = ({ children }: { children: string }) => (
  <p>
    <code>ringside {children}</code>
  </p>
);
