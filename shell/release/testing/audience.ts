/**
 * Writes the access log of an invented audience. Its figures follow public reports (HTTP Archive, CrUX, StatCounter):
 *
 * - Three visits in five come from phones, more in the evening and at weekends. One visit in forty is a robot's.
 * - Vitals are log-normal: a page's usual figure, times the visitor's device and line, times chance.
 * - One visit shows one page to eight. One visitor in ten comes back.
 * - A third of the phones share their carrier's addresses, a tenth of the computers an office's.
 * - One view in a thousand has an error by chance; one visitor in 500 has a browser in which something always fails.
 */
import { pseudoRandom } from './pseudoRandom.ts';

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

/** Each with its share of the views, and its usual LCP and INP in milliseconds on a good computer. */
const PAGES = [
  { page: '/', sections: ['shell', 'news', 'gear'], share: 3, lcp: 1100, inp: 50 },
  { page: '/news', sections: ['news'], share: 2, lcp: 1000, inp: 45 },
  { page: '/news/:slug', sections: ['news', 'gear'], share: 5, lcp: 1200, inp: 55 },
  { page: '/gear', sections: ['gear'], share: 2.5, lcp: 1300, inp: 70 },
  { page: '/training', sections: ['training', 'news'], share: 2, lcp: 1100, inp: 60 },
  { page: '/fights', sections: ['fights', 'gear'], share: 1, lcp: 1000, inp: 50 },
];
type AudiencePage = (typeof PAGES)[number];

interface View extends Record<'lcp' | 'inp' | 'cls', number> {
  at: number;
  /** The share of the time since the release: 0 when it becomes live. */
  progress: number;
  page: AudiencePage;
  visitor: Visitor;
  by: Record<'lcp' | 'inp' | 'cls', string>;
  errors: string[];
}

interface Visitor {
  agent: string;
  kind: Kind;
  device: number;
  line: number;
  isCursed: boolean;
  slow: boolean;
  address: string;
}

export interface Story {
  /** What a view gains in which the section causes that vital, or a share of the views in which it then does. */
  harm?: { vital: 'lcp' | 'inp' | 'cls' | 'errors'; by?: (view: View) => number; chance?: number };
  weather?: (view: View) => { lcp?: number; inp?: number };
  /** A share of the visits that come for another reason, to one page unless they are robots. */
  crowd?: { share: number; from: number; kind: Kind; heavy?: number };
  hour?: number;
}

export const harms: Readonly<Record<string, Story>> = {
  'INP + 100 ms': { harm: { vital: 'inp', by: () => 100 } },
  'INP drifts to + 200 ms': { harm: { vital: 'inp', by: ({ progress }) => 200 * progress } },
  'CLS + 0.1 on a fifth of the views': { harm: { vital: 'cls', by: () => 0.1, chance: 0.2 } },
  'INP + 100 ms on one page': {
    harm: { vital: 'inp', by: ({ page }) => (/^.{4,9}$/.test(page.page) ? 100 : 0) },
  },
  '1 % errors': { harm: { vital: 'errors', chance: 0.01 } },
  'INP + 100 ms in Safari': {
    harm: { vital: 'inp', by: ({ visitor }) => (isWebkit(visitor.agent) ? 100 : 0) },
  },
  'LCP + 400 ms': { harm: { vital: 'lcp', by: () => 400 } },
  'INP + 30 % on phones': {
    harm: { vital: 'inp', by: ({ visitor, inp }) => (isPhone(visitor.kind) ? 0.3 * inp : 0) },
  },
  'a hang of 4 s in 2 % of the views': { harm: { vital: 'inp', by: () => 4000, chance: 0.02 } },
  '0.3 % errors': { harm: { vital: 'errors', chance: 0.003 } },
};

export const harmless: Readonly<Record<string, Story>> = {
  'nothing changed': {},
  'a campaign that brings slow phones': { crowd: { share: 0.35, from: 0, kind: 'slowAndroid' } },
  'a campaign that began before': { crowd: { share: 0.35, from: -0.5, kind: 'slowAndroid' } },
  'a quarter more bots': { crowd: { share: 0.2, from: 0, kind: 'bot' } },
  'a quarter more bots without a name': { crowd: { share: 0.2, from: 0, kind: 'hiddenBot' } },
  'a viral article': { crowd: { share: 0.6, from: 0, kind: 'iphoneApp', heavy: 1.3 } },
  'a viral article on all phones': { crowd: { share: 0.6, from: 0.2, kind: 'android', heavy: 1.3 } },
  'hours with a slow network': {
    weather: ({ progress }) => (progress > 0.2 && progress < 0.7 ? { lcp: 1.5 } : {}),
  },
  'a slow network from the release on': { weather: ({ progress }) => (progress > 0 ? { lcp: 1.25 } : {}) },
  'a weekend': { hour: 17 + 24 * 3 },
  'an evening': { hour: 18 },
  'a browser that counts otherwise': {
    weather: ({ progress, visitor }) =>
      progress > 0 && visitor.agent.includes('Chrome') ? { inp: 1.15 } : {},
  },
};

const HOUR_MS = 3_600_000;
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0';
const KHTML = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const SAMSUNG = BLINK.replace('Chrome/147.0.0.0', 'SamsungBrowser/29.0 Chrome/136.0.0.0');
/** Share of the visits, how much slower than a good computer, share that reports a slow device, and name. */
const KINDS = {
  iphone: [0.24, 1.3, 1, `${IOS} Version/26.3 Mobile/15E148 Safari/604.1`],
  iphoneApp: [0.05, 1.5, 1, `${IOS} Mobile/23D127 Instagram 410.0.0.29.70 (iPhone15,4; iOS 26_3)`],
  android: [0.27, 2.2, 0.2, `${ANDROID} ${BLINK} Mobile Safari/537.36`],
  slowAndroid: [0.05, 4.5, 0.6, `${ANDROID} ${BLINK} Mobile Safari/537.36`],
  samsungPhone: [0.03, 2.2, 0.2, `${ANDROID} ${SAMSUNG} Mobile Safari/537.36`],
  ipad: [0.03, 1.3, 1, `${MAC} ${KHTML} Version/26.3 Safari/605.1.15`],
  windows: [0.17, 1.1, 0.2, `${WINDOWS} ${BLINK} Safari/537.36`],
  edge: [0.05, 1.1, 0.2, `${WINDOWS} ${BLINK} Safari/537.36 Edg/147.0.0.0`],
  chromeMac: [0.04, 0.8, 0.02, `${MAC} ${BLINK} Safari/537.36`],
  safari: [0.04, 0.8, 0.1, `${MAC} ${KHTML} Version/26.3 Safari/605.1.15`],
  firefox: [0.03, 1, 0.15, `${LINUX}; rv:148.0) Gecko/20100101 Firefox/148.0`],
  bot: [0.018, 3.5, 0.9, `${LINUX}) ${BLINK.replace('Chrome', 'HeadlessChrome')} Safari/537.36`],
  hiddenBot: [0.007, 3.5, 0.9, `${LINUX}) ${BLINK} Safari/537.36`],
} as const;
type Kind = keyof typeof KINDS;
const isPhone = (kind: Kind) => /phone|android/i.test(kind);
const isWebkit = (agent: string) => /Version\/|Instagram/.test(agent);

type Line = [at: number, address: string, query: string, agent: string];
const COLUMNS = 'date time c-ip cs-method cs-uri-stem sc-status cs(User-Agent) cs-uri-query';
const formats = {
  nginx: (...[at, address, query, agent]: Line) => {
    const [, day, month, year, time] = new Date(at).toUTCString().split(' ');
    return `${address} - - [${day}/${month}/${year}:${time} +0000] "GET /beacon.txt?${query} HTTP/2.0" 200 71 "-" "${agent}"`;
  },
  cloudfront: (...[at, address, query, agent]: Line) => {
    const [day, time = ''] = new Date(at).toISOString().split('T');
    const name = encodeURIComponent(agent);
    return [day, time.slice(0, 8), address, 'GET', '/beacon.txt', 200, name, query].join('\t');
  },
  caddy: (...[at, address, query, agent]: Line) => {
    const headers = { 'User-Agent': [agent] };
    const request = { remote_ip: address, method: 'GET', uri: `/beacon.txt?${query}`, headers };
    return JSON.stringify({ level: 'info', ts: at / 1000, request, status: 200 });
  },
};

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

  function textOf({ at, page, visitor, by, lcp, inp, cls, errors }: View, isFirst: boolean): string {
    const [isOld, isGecko] = [visitor.agent.includes('18.6'), visitor.kind === 'firefox'];
    const shown = [...new Set([...page.sections, 'shell'])];
    const releases = shown.map(
      (name) => `${name}.${name === section && at >= since ? next : versions[name]}`,
    );
    const values = [
      `page=${page.page}&release=${releases.join()}`,
      `device=${visitor.slow ? 'slow' : 'fast'}`,
      ...(isOld || !isFirst || random() < 0.04 ? [] : [`lcp=${by.lcp}.${Math.round(Math.min(lcp, 59_000))}`]),
      ...(isOld || random() < 0.4 ? [] : [`inp=${by.inp}.${Math.min(19_000, Math.round(inp / 8) * 8)}`]),
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
      const page = inCrowd && !/bot/i.test(crowd.kind) && target ? target : pick(PAGES, ({ share }) => share);
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
