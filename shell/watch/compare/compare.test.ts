import { expect, test } from 'vitest';
import { harmless, harms, type Story } from '../testing/audience/stories.ts';
import {
  AGENT,
  BAD,
  lineOf,
  logOf,
  many,
  SECTIONS,
  second,
  watch,
} from '../testing/secondReleases.ts';

const quiet = [...logOf({})];
const chrome = (index: number) => AGENT.replace('Chrome/147', `Chrome/${100 + (index % 25)}`);
/** Returns bad beacons, evenly spread over the hours since the release. */
const manyBad = (
  count: number,
  addressOf: (index: number) => string,
  agentOf = (_: number) => AGENT,
) => many(count, (index) => lineOf(BAD, addressOf(index), 12 + (index % 7), agentOf(index)));

test.each<[string, readonly string[]]>([
  ['a flood of one visitor', manyBad(5000, () => '192.0.2.1')],
  ['twenty names at one address', manyBad(20, () => '192.0.2.1', chrome)],
  ['addresses of one network', manyBad(40, (index) => `2001:db8:0:1::${index.toString(16)}`)],
  ['an office behind one broken proxy', manyBad(250, () => '192.0.2.1', chrome)],
  [
    'quotes in a referrer',
    manyBad(40, () => '192.0.2.1').map((line, index) =>
      line.replace('"-"', String.raw`"http://a/\" \"Chrome ${index}\" 192.0.${index}.1 [x"`),
    ),
  ],
])('%s takes no release back', async (_, lines) => {
  const { networks, sections } = await watch([...quiet, ...lines]);
  expect(sections.filter(({ harm }) => harm)).toEqual([]);
  expect(networks).toBeGreaterThan(500);
});

const slow = (line: string) => line.replace(/inp=news\.\d+/g, 'inp=news.9000');
const failed = (line: string) =>
  line.includes('&page=') ? line : line.replace(/(?:&error=\S+)?( HTTP)/, '&error=news.mount$1');
const failedAnywhere = (line: string) =>
  /&(page|error)=/.test(line) ? line : line.replace(/release=(\w+)\S+/, '$&&error=$1.load');
const since = quiet.findIndex((line) => line.includes(second.news ?? ''));

/**
 * Returns a log of a site with few visits, in which every third visit since the release is worse.
 * `networks` is the number of networks that these visits come from.
 */
const worse = (
  networks: number,
  change: typeof slow,
  isWorse = (index: number) => index % 3 === 0,
) =>
  quiet.map((line, index) =>
    index >= since && isWorse(index - since)
      ? change(line).replace(/^\S+/, `198.18.${Math.floor(index / 3) % networks}.1`)
      : line,
  );
const seenBy = (networks: number) =>
  [...logOf({ viewsAfter: 300, story: harms['INP + 100 ms'] ?? {} })].map((line, index) =>
    line.replace(/^\S+/, `198.18.${index % networks}.1`),
  );
const withHost = (line: string) => line.replace(/^198\.18\S+/, '$& 192.0.2.1');
const sameBefore = quiet.map((line, index) =>
  line.replace(/inp=news\.\d+/g, `inp=news.${index < since ? 16 : 416}`),
);

test.each<[string, readonly string[], boolean]>([
  ['a block after visits that took the same time', sameBefore, true],
  ['slow visits from five networks', worse(5, slow), false],
  ['slow visits from many networks', worse(99, slow), true],
  ['failed visits from two networks', worse(2, failed), false],
  ['failed visits from many networks', worse(99, failed), true],
  ['slow visits of one network with forged hosts', worse(99, slow).map(withHost), false],
  ['failed visits of all sections', worse(99, failedAnywhere), false],
  ['failed visits within the first hours', worse(99, failed, (index) => index < 70), false],
  ['a slow release that nineteen networks saw', seenBy(19), false],
  ['a slow release that forty networks saw', seenBy(40), true],
])('%s: is it a harm?', async (_, lines, isHarm) => {
  expect((await watch(lines)).sections.some(({ harm }) => harm)).toBe(isHarm);
});

/**
 * Watches a log once, or `looks` times while the log grows. Returns the section that was harmed,
 * and the sections that were named.
 */
async function replay(seed: number, story: Story = {}, viewsAfter = 1000, looks = 1) {
  const section = SECTIONS[seed % 3] ?? 'news';
  const log = logOf({
    ...{ seed, story, section, viewsAfter },
    format: (['nginx', 'cloudfront', 'caddy'] as const)[(seed % 7) % 3],
    viewsBefore: viewsAfter * ([1, 3, 8][Math.floor(seed / 3) % 3] ?? 1),
    viewsAnHour: [60, 150, 400][(seed % 5) % 3],
  });
  const lines = [...log];
  const start = lines.findIndex((line) => line.includes(second[section] ?? ''));
  const named = new Set<string>();
  for (let look = 1; look <= looks; look += 1) {
    const seen = lines.slice(0, start + Math.ceil(((lines.length - start) * look) / looks));
    for (const each of (await watch(seen)).sections) if (each.harm) named.add(each.section);
  }
  return { section, named: [...named] };
}

test.each([
  ['INP + 100 ms', 1],
  ['LCP + 400 ms', 2],
  ['1 % errors', 7],
])('%s is found, and its section', async (story, seed) => {
  const { section, named } = await replay(seed, harms[story]);
  expect(named).toEqual([section]);
});

test.each(['nothing changed', 'a campaign that brings slow phones'])(
  '%s is no harm',
  async (story) => {
    expect((await replay(3, harmless[story])).named).toEqual([]);
  },
);

const all = { tags: ['all'], timeout: 900_000 };
const SEEDS = [11, 12, 13, 14, 15, 16, 17, 18, 19];

async function replayAll(stories: Readonly<Record<string, Story>>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, story] of Object.entries(stories))
    for (const seed of SEEDS) {
      const { section, named } = await replay(seed, story);
      found.push(
        ...named.map((each) => `${name}, ${seed}: ${each === section ? 'right' : 'wrong'}`),
      );
    }
  return found;
}

test(
  'seven harms in ten are found within 1,000 views, and always in the right section',
  all,
  async () => {
    const found = await replayAll(harms);
    expect(found.filter((each) => each.endsWith('wrong'))).toEqual([]);
    expect(found.length, found.join('\n')).toBeGreaterThanOrEqual(63);
  },
);

test('at most one harmless change in twenty seems a harm', all, async () => {
  const alarms = await replayAll(harmless);
  expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(5);
});

test('looking twelve times in the first hour finds nothing in a healthy release', all, async () => {
  for (const seed of SEEDS)
    expect.soft((await replay(seed, {}, 100, 12)).named, `${seed}`).toEqual([]);
});
