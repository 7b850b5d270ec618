import { expect, test } from 'vitest';
import { ASIDE, attribution } from './lives.ts';
import type { Life, Section } from './site.ts';
import { beaconOf, first, lineOf, logOf, many, second, watch } from './testing/secondReleases.ts';

const HOUR = 3_600_000;

/**
 * Each release has its own script, and all have the same style, except D, whose style is also new.
 */
const releases = ['A', 'B', 'C', 'D'].map((id) => ({
  ...{ id, state: 'replaced' as const },
  hashes: new Set(id === 'D' ? ['D', 'scriptD', 'styleD'] : [id, `script${id}`, 'style']),
}));

/** Parses a history: "A 1 B 3" means that A was live from hour 1 until hour 3, and B afterwards. */
function livesOf(text: string): Life[] {
  const words = text.split(' ');
  const starts = words.flatMap((word, index) =>
    index % 2 === 0 ? [{ release: word, since: Number(words[index + 1]) * HOUR }] : [],
  );
  return starts.map((each, index) => ({
    ...each,
    until: starts[index + 1]?.since ?? Number.POSITIVE_INFINITY,
  }));
}

const section = (lives: readonly Life[], known = releases): Section => ({
  ...{ name: 'news', live: lives.at(-1)?.release ?? '', releases: known, lives },
});

test.each<[string, string, string, number, string]>([
  ['the time decides between alike releases', 'A 1 B 3', 'style', 2, 'A'],
  ['from its first moment on, it is the next', 'A 1 B 3', 'style', 3, 'B'],
  ['its files decide, whatever the time', 'A 1 B 3', 'scriptA', 9, 'A'],
  ['a tab that was open for days', 'A 1 D 3', 'style', 99, 'A'],
  ['older than every known release', 'A 1 B 3', 'style', 0, 'untimely'],
  ['of the live release, but before it was live', 'A 1 B 3', 'scriptB', 2, 'untimely'],
  ['a clock that is four minutes slow', 'A 1 B 3', 'scriptB', 3 - 4 / 60, 'B'],
  ['a clock that jumped back an hour', 'A 1 B 3', 'scriptB', 2, 'untimely'],
  ['between a rollback and the next release', 'A 1 B 3 A 5 C 7', 'style', 6, 'A'],
  ['before the rollback', 'A 1 B 3 A 5 C 7', 'style', 4, 'B'],
  ['a release that became live again', 'B 1 A 3 B 5', 'scriptB', 2, 'B'],
  ['a gap: D was live, whose style is another', 'A 1 B 3 D 5 C 7', 'style', 6, 'ambiguous'],
  ['a gap after one release only', 'A 1 D 3 C 7', 'style', 4, 'A'],
  ['files that no release has', 'A 1 B 3', 'scriptX', 4, 'unknown'],
  ['a mixture of two releases', 'A 1 D 3', 'style.styleD', 4, 'unknown'],
  ['a release that is known, but not its lives', 'A 1 B 3', 'scriptC', 4, 'unknown'],
])('%s', (_, lives, named, hour, expected) => {
  const side = attribution(section(livesOf(lives)))(named.split('.'), hour * HOUR);
  expect(releases[side]?.id ?? Object.entries(ASIDE).find(([, each]) => each === side)?.[0]).toBe(
    expected,
  );
});

test('a preview and the live site are told apart by their files only', () => {
  const always = { since: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
  const releaseOf = attribution(section([...livesOf('B 3'), { release: 'A', ...always }]));
  expect(releaseOf(['scriptA'], 5 * HOUR)).toBe(0);
  expect(releaseOf(['scriptB'], 5 * HOUR)).toBe(1);
  expect(releaseOf(['style'], 5 * HOUR)).toBe(ASIDE.ambiguous);
  // At hour 1 the preview did not exist yet.
  expect(releaseOf(['style'], 1 * HOUR)).toBe(0);
});

const SLOW = { harm: { vital: 'inp', by: () => 400 } } as const;
const log = [...logOf({ viewsBefore: 400, story: SLOW })];

test('views that cannot be attributed hide no harm, and are counted', async () => {
  const alike = { ...first, news: second.news ?? '' };
  const old = many(400, (index) =>
    lineOf(beaconOf(alike), `198.51.${index % 200}.1`).replace('24/Nov/2026', '24/Nov/2020'),
  );
  const unknown = many(50, (index) =>
    lineOf(beaconOf({ ...first, news: 'x' }), `198.52.${index}.1`),
  );
  const { sections } = await watch([...old, ...log, ...unknown]);
  const news = sections.find((each) => each.section === 'news');
  expect(news?.aside).toEqual({ unknown: 50, untimely: 400, ambiguous: 0 });
  expect(news?.harm).toMatchObject({ figure: expect.stringContaining('INP') });
});

test('the order of lines does not matter', async () => {
  const { sections } = await watch(log);
  const rotated = await watch([...log.slice(300), ...log.slice(0, 300)]);
  const figures = (of: typeof sections) =>
    of.map(({ section, views, viewsBefore, harm }) => ({
      section,
      views,
      viewsBefore,
      isHarm: !!harm,
    }));
  expect(figures(rotated.sections)).toEqual(figures(sections));
});
