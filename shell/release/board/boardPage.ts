import { escapeHtml } from '@ringside/shared/contract';
import { BUDGETS } from '../preview/budgets.ts';
import { kilobytes } from '../support/kilobytes.ts';
import { amount, harmText, sectionText } from '../watch/watchText.ts';
import type { BoardSection } from './boardData.ts';
import { series, timeline } from './plots.ts';

const STYLE = `
:root { color-scheme: light dark; --background: light-dark(#f6f3ec, #0b0d12); --line: light-dark(#d5cebe, #2c323f); --limit: light-dark(#9a5b08, #e0b060);
  --live: light-dark(#1f4fff, #9db2ff); --replaced: light-dark(#5b574d, #b9b7b0); --rolled-back: light-dark(#c8241a, #ff8a7e); }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 72rem; margin: 0 auto; padding: 1rem;
  overflow-wrap: anywhere; background: var(--background); color: light-dark(#0b0d12, #f6f3ec); }
h2 { border-top: 1px solid var(--line); padding-top: 1rem; margin-top: 2rem; } p { margin: 0.5rem 0; } figure { margin: 1rem 0; }
h2 { font-size: 1.25rem; } .harm h2 { border: 0; margin: 0; padding: 0; } .harm { margin: 1rem 0; border-left: 4px solid var(--rolled-back); padding-left: 0.75rem; } b { color: var(--state); }
.plots, ol { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); padding: 0; list-style: none; }
li { border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.75rem; }
code { user-select: all; background: light-dark(#ebe6da, #171b24); padding: 0.1rem 0.3rem; }`;

/** One HTML file that needs nothing else. */
export function boardPage(target: string, sections: readonly BoardSection[]): string {
  const orderOf = ({ watched, releases }: BoardSection) =>
    `${watched?.harm ? 1 : 0} ${releases.at(-1)?.since}`;
  const sorted = sections.toSorted((a, b) => orderOf(b).localeCompare(orderOf(a)));
  const legend = ['● live', '○ replaced', '× rolled back'].map((each) =>
    stateHtml(each.slice(2), each),
  );
  const harms = sorted.map((each) => harmHtml(target, each));
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Releases of ${escapeHtml(target)}</title><style>${STYLE}</style>
<main><h1>Releases of ${escapeHtml(target)}</h1>
<p>At ${date(new Date().toISOString())}. Click a command to select it, and run it where the site is released from.</p>
${harms.join('') || '<p>No release is known to harm its readers.</p>'}
<figure>${timeline(sorted)}<figcaption>${legend.join(' ')}</figcaption></figure>
${sorted.map((each) => sectionHtml(target, each)).join('\n')}
</main></html>
`;
}

const date = (time: string): string =>
  `<time datetime="${time}">${time.slice(0, 16).replace('T', ' ')} UTC</time>`;
const stateHtml = (state: string, text = state) =>
  `<b style="--state: var(--${state.replace(' ', '-')})">${text}</b>`;
const paragraphs = (...texts: readonly (string | false | undefined)[]): string =>
  texts.map((text) => (text ? `<p>${escapeHtml(text)}</p>` : '')).join('');
const command = (words: string): string => `<p><code>${escapeHtml(`ringside ${words}`)}</code></p>`;

function harmHtml(
  target: string,
  { section, owner, lock, releases, watched }: BoardSection,
): string {
  if (!watched?.harm) return '';
  const live = releases.find(({ state }) => state === 'live');
  const [what] = harmText(target, watched, false).split(' Roll back:');
  const who = `${live?.by ?? 'Somebody'} released it${live?.note ? `: “${live.note}”` : ''}. Whoever may write to ${target} can take it back${owner ? `; the section belongs to the repository ${owner}` : ''}.`;
  const unlock = lock ? command(`unlock ${section} --to ${target}`) : '';
  return `<div class="harm"><h2>The live release of ${escapeHtml(section)} is worse than the one before</h2>${paragraphs(what, who)}${unlock}${command(`rollback ${section} --to ${target} --release ${watched.before}`)}</div>`;
}

function sectionHtml(
  target: string,
  { section, owner, lock, releases, watched }: BoardSection,
): string {
  const seriesOf = (figure: string, unit: string) => {
    const points = releases.flatMap(({ release, state, measured }) =>
      measured.flatMap((each) => (each.figure === figure ? { ...each, release, state } : [])),
    );
    return points.length > 0 ? series(`${figure}${unit}`, points) : '';
  };
  const sizes = releases.map(({ script, ...each }) => {
    return { ...each, value: script / 1000, low: script / 1000, high: script / 1000 };
  });
  const budget = BUDGETS.script / 1000;
  const plots = `${series(`Script, kB (budget of a page: ${budget})`, sizes, budget)}${seriesOf('LCP p75', ', ms')}${seriesOf('INP p75', ', ms')}${seriesOf('CLS p75', '')}${seriesOf('errors', ', % of views')}`;
  const notes = paragraphs(
    owner && `It belongs to the repository ${owner}.`,
    lock && `Locked${lock.by ? ` by ${lock.by}` : ''}: “${lock.reason}”`,
    watched && !watched.harm && sectionText(watched),
  );
  const items = releases.toReversed().map((each) => releaseHtml(target, section, each));
  return `<section><h2>${escapeHtml(section)}</h2>${notes}<div class="plots">${plots}</div><ol>${items.join('')}</ol></section>`;
}

function releaseHtml(
  target: string,
  section: string,
  each: BoardSection['releases'][number],
): string {
  const { release, since, by, note, state, script, views, measured } = each;
  const figures = measured.map(
    ({ figure, unit, value }) => `${figure} ${amount(value, unit.replace('points', '%'))}`,
  );
  const seen = views > 0 ? [`${views.toLocaleString('en')} views`, ...figures] : [];
  return `<li><p>${escapeHtml(release)} ${stateHtml(state)}, ${date(since)}${escapeHtml(by ? ` by ${by}` : '')}</p>
${paragraphs(note && `“${note}”`, [`${kilobytes(script)} of script`, ...seen].join(', '))}
${state === 'live' ? '' : command(`rollback ${section} --to ${target} --release ${release}`)}</li>`;
}
