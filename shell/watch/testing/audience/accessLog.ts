/**
 * Writes the access log of an invented audience. Its figures follow public reports (HTTP Archive,
 * CrUX, StatCounter):
 *
 * - Three visits in five come from phones, more in the evening and at weekends. One visit in forty
 *   is a robot's.
 * - Vitals are log-normal: a page's usual figure, times the visitor's device and line, times
 *   chance.
 * - One visit shows one page to eight. One visitor in ten comes back.
 * - A third of the phones share their carrier's addresses, a tenth of the computers an office's.
 * - One view in a thousand has an error by chance; one visitor in 500 has a browser in which
 *   something always fails.
 */
import { pseudoRandom } from '@ringside/release/testing/pseudoRandom';
import { COLUMNS, formats } from './logFormats.ts';
import type { Story } from './stories.ts';
import {
  type AudiencePage,
  isPhone,
  isWebkit,
  KINDS,
  type Kind,
  PAGES,
  type View,
  type Visitor,
} from './visitors.ts';

export interface Audience {
  seed: number;
  format: keyof typeof formats;
  section: string;
  versions: Readonly<Record<string, string>>;
  next: string;
  story: Story;
  /** When the release becomes live, in milliseconds. */
  since: number;
  viewsBefore: number;
  viewsAfter: number;
  viewsAnHour: number;
}

const HOUR_MS = 3_600_000;
export function* accessLog(audience: Audience): Generator<string> {
  const { seed, section, versions, next, story, viewsBefore, viewsAfter, viewsAnHour } = audience;
  const since = audience.since + (story.hour ?? 0) * HOUR_MS;
  const random = pseudoRandom(seed);
  const logNormal = (spread: number) =>
    Math.exp(Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()) * spread);
  const whole = (below: number) => Math.floor(random() * below);
  const pick = <Item>(items: readonly Item[], shareOf: (item: Item) => number): Item => {
    let left = random() * items.reduce((sum, item) => sum + shareOf(item), 0);
    const found = items.find((item) => {
      left -= shareOf(item);
      return left < 0;
    });
    return found ?? (items[0] as Item);
  };
  const kinds = Object.keys(KINDS) as Kind[];
  const ipv4 = () => `${11 + whole(180)}.${whole(256)}.${whole(256)}.${1 + whole(254)}`;
  const nets = (count: number) => Array.from({ length: count }, () => ipv4().replace(/\d+$/, ''));
  const [carriers, offices, clouds] = [nets(60), nets(25), nets(8)];
  const regulars: Visitor[] = [];

  function addressOf(kind: Kind): string {
    const [networks, share] = isPhone(kind) ? [carriers, 0.35] : [offices, 0.1];
    const shared = /bot/i.test(kind) ? clouds : random() < share ? networks : undefined;
    if (shared) return `${shared[whole(shared.length)]}${shared === offices ? 7 : 1 + whole(254)}`;
    const hex = () => whole(65_536).toString(16);
    return random() < 0.5 ? ipv4() : `2a0${whole(10)}:${hex()}:${hex()}:${hex()}::${hex()}`;
  }

  function newVisitor(at: number, fixed?: Kind): Visitor {
    const day = new Date(at);
    const leisure = day.getUTCHours() > 17 || day.getUTCDay() % 6 === 0 ? 1.35 : 1;
    const kind = fixed ?? pick(kinds, (each) => KINDS[each][0] * (isPhone(each) ? leisure : 1));
    const [, device, slow, agent] = KINDS[kind];
    const isOldSafari = /Version\/26/.test(agent) && random() < 0.25;
    return {
      address: addressOf(kind),
      agent: isOldSafari ? agent.replace('26.3', '18.6') : agent,
      kind,
      device: device * logNormal(0.35),
      line: (isPhone(kind) ? 1.25 : 1) * logNormal(0.4),
      slow: random() < slow,
      isCursed: random() < 0.002,
    };
  }

  function newView(at: number, page: AudiencePage, visitor: Visitor, heavy: number): View {
    const cause = () =>
      (random() < 0.75 ? page.sections[0] : page.sections[whole(page.sections.length)]) ?? '';
    const owner = page.sections[0] ?? '';
    const isStuck = random() < 0.002;
    const view: View = {
      at,
      progress: (at - since) / ((viewsAfter / viewsAnHour) * HOUR_MS),
      page,
      visitor,
      lcp: page.lcp * heavy * visitor.device ** 0.5 * visitor.line * logNormal(0.35),
      inp: isStuck ? 2000 + 3000 * random() : page.inp * visitor.device * logNormal(0.65),
      cls: random() < 0.25 ? 0.02 * logNormal(1.1) : 0,
      by: { lcp: owner, inp: cause(), cls: cause() },
      errors: random() < 0.001 || visitor.isCursed ? [`${cause()}.event`] : [],
    };
    const { lcp = 1, inp = 1 } = story.weather?.(view) ?? {};
    Object.assign(view, { lcp: view.lcp * lcp, inp: view.inp * inp });
    if (at >= since && page.sections.includes(section)) harmView(view);
    return view;
  }

  function harmView(view: View): void {
    const { vital, by = () => 0, chance } = story.harm ?? {};
    if (!vital || random() >= (chance ?? 1)) return;
    if (vital === 'errors') view.errors.push(`${section}.mount`);
    else {
      if (chance) view.by[vital] = section;
      if (view.by[vital] === section) view[vital] += by(view);
    }
  }

  function textOf(
    { at, page, visitor, by, lcp, inp, cls, errors }: View,
    isFirst: boolean,
  ): string {
    const [isOld, isGecko] = [visitor.agent.includes('18.6'), visitor.kind === 'firefox'];
    const shown = [...new Set([...page.sections, 'shell'])];
    const releases = shown.map(
      (name) => `${name}.${name === section && at >= since ? next : versions[name]}`,
    );
    const values = [
      `page=${page.page}&release=${releases.join()}`,
      `device=${visitor.slow ? 'slow' : 'fast'}`,
      ...(isOld || !isFirst || random() < 0.04
        ? []
        : [`lcp=${by.lcp}.${Math.round(Math.min(lcp, 59_000))}`]),
      ...(isOld || random() < 0.4
        ? []
        : [`inp=${by.inp}.${Math.min(19_000, Math.round(inp / 8) * 8)}`]),
      ...(isWebkit(visitor.agent) || isGecko ? [] : [`cls=${by.cls}.${Number(cls.toFixed(3))}`]),
    ];
    return [...values, ...(errors.length > 0 ? [`error=${errors.join()}`] : [])].join('&');
  }

  function visit(at: number): { line: string; shown: number } {
    const { crowd } = story;
    const progress = (at - since) / ((viewsAfter / viewsAnHour) * HOUR_MS);
    const inCrowd = crowd && progress >= crowd.from && random() < crowd.share;
    const isBack = !inCrowd && regulars.length > 0 && random() < 0.25;
    const visitor = isBack
      ? (regulars[Math.floor(random() ** 2 * regulars.length)] as Visitor)
      : newVisitor(at, inCrowd ? crowd.kind : undefined);
    if (!isBack && !inCrowd && random() < 0.1) regulars.push(visitor);
    const target = PAGES.filter((page) => page.sections[0] === section).at(-1);
    const views: View[] = [];
    do {
      const page =
        inCrowd && !/bot/i.test(crowd.kind) && target ? target : pick(PAGES, ({ share }) => share);
      if (!views.some((view) => view.page === page))
        views.push(newView(at, page, visitor, inCrowd ? (crowd.heavy ?? 1) : 1));
    } while (views.length < 8 && random() < (inCrowd ? 0.1 : 0.3));
    const query = views.map((view, index) => textOf(view, index === 0)).join('&');
    const shown = views.filter(({ page }) => page.sections.includes(section)).length;
    return { line: formats[audience.format](at, visitor.address, query, visitor.agent), shown };
  }

  const isAwake = (at: number) => {
    const weekend = new Date(at).getUTCDay() % 6 === 0 ? 0.8 : 1;
    return random() < weekend * (0.55 - 0.42 * Math.cos(((at / HOUR_MS - 4) / 24) * 2 * Math.PI));
  };
  if (audience.format === 'cloudfront') yield `#Fields: ${COLUMNS}`;
  const step = () => (HOUR_MS / viewsAnHour) * 0.66 * -Math.log(1 - random());
  function* visits(from: number, direction: 1 | -1, views: number): Generator<string> {
    for (let at = from, left = views; left > 0; at += direction * step()) {
      if (!isAwake(at)) continue;
      const { line, shown } = visit(at);
      left -= shown;
      yield line;
    }
  }
  yield* [...visits(since - 1, -1, viewsBefore)].reverse();
  yield* visits(since, 1, viewsAfter);
}
