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
import { type Chances, chancesOf } from './chances.ts';
import { COLUMNS, formats } from './logFormats.ts';
import { peopleOf } from './people.ts';
import type { Story } from './stories.ts';
import { type AudiencePage, isWebkit, PAGES, type View, type Visitor } from './visitors.ts';

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
/** The most pages that one visit shows. */
const MOST_PAGES = 8;

export function* accessLog(audience: Audience): Generator<string> {
  if (audience.format === 'cloudfront') yield `#Fields: ${COLUMNS}`;
  yield* new Visits(audience).lines();
}

/** The visits of an audience around a release. */
class Visits {
  readonly #chances: Chances;
  readonly #newVisitor: ReturnType<typeof peopleOf>;
  /** Those who come back. */
  readonly #regulars: Visitor[] = [];
  /** When the release becomes live. */
  readonly #since: number;

  constructor(private readonly audience: Audience) {
    this.#chances = chancesOf(audience.seed);
    this.#newVisitor = peopleOf(this.#chances);
    this.#since = audience.since + (audience.story.hour ?? 0) * HOUR_MS;
  }

  *lines(): Generator<string> {
    const { viewsBefore, viewsAfter } = this.audience;
    yield* [...this.#visits(this.#since - 1, -1, viewsBefore)].reverse();
    yield* this.#visits(this.#since, 1, viewsAfter);
  }

  *#visits(from: number, direction: 1 | -1, views: number): Generator<string> {
    const { random } = this.#chances;
    const step = () => (HOUR_MS / this.audience.viewsAnHour) * 0.66 * -Math.log(1 - random());
    for (let at = from, left = views; left > 0; at += direction * step()) {
      if (!this.#isAwake(at)) continue;
      const { line, shown } = this.#visit(at);
      left -= shown;
      yield line;
    }
  }

  /** Says whether a possible visitor comes. Fewer visitors come at night and at weekends. */
  #isAwake(at: number): boolean {
    const weekend = new Date(at).getUTCDay() % 6 === 0 ? 0.8 : 1;
    const hour = Math.cos(((at / HOUR_MS - 4) / 24) * 2 * Math.PI);
    return this.#chances.random() < weekend * (0.55 - 0.42 * hour);
  }

  /** Returns the visit's line, and how many of its pages show the section. */
  #visit(at: number): { line: string; shown: number } {
    const { random, pick } = this.#chances;
    const { section, format, story } = this.audience;
    const { crowd } = story;
    const inCrowd = crowd && this.#progress(at) >= crowd.from && random() < crowd.share;
    const isBack = !inCrowd && this.#regulars.length > 0 && random() < 0.25;
    const visitor = isBack
      ? (this.#regulars[Math.floor(random() ** 2 * this.#regulars.length)] as Visitor)
      : this.#newVisitor(at, inCrowd ? crowd.kind : undefined);
    if (!isBack && !inCrowd && random() < 0.1) this.#regulars.push(visitor);

    const target = PAGES.filter((page) => page.sections[0] === section).at(-1);
    const views: View[] = [];
    do {
      const page =
        inCrowd && !/bot/i.test(crowd.kind) && target ? target : pick(PAGES, ({ share }) => share);
      if (!views.some((view) => view.page === page))
        views.push(this.#view(at, page, visitor, inCrowd ? (crowd.heavy ?? 1) : 1));
    } while (views.length < MOST_PAGES && random() < (inCrowd ? 0.1 : 0.3));

    const query = views.map((view, index) => this.#textOf(view, index === 0)).join('&');
    const shown = views.filter(({ page }) => page.sections.includes(section)).length;
    return { line: formats[format](at, visitor.address, query, visitor.agent), shown };
  }

  #view(at: number, page: AudiencePage, visitor: Visitor, heavy: number): View {
    const { random, whole, logNormal } = this.#chances;
    const owner = page.sections[0] ?? '';
    const cause = () =>
      (random() < 0.75 ? owner : page.sections[whole(page.sections.length)]) ?? '';
    const isStuck = random() < 0.002;
    const view: View = {
      at,
      progress: this.#progress(at),
      page,
      visitor,
      lcp: page.lcp * heavy * visitor.device ** 0.5 * visitor.line * logNormal(0.35),
      inp: isStuck ? 2000 + 3000 * random() : page.inp * visitor.device * logNormal(0.65),
      cls: random() < 0.25 ? 0.02 * logNormal(1.1) : 0,
      by: { lcp: owner, inp: cause(), cls: cause() },
      errors: random() < 0.001 || visitor.isCursed ? [`${cause()}.event`] : [],
    };
    const { section, story } = this.audience;
    const { lcp = 1, inp = 1 } = story.weather?.(view) ?? {};
    Object.assign(view, { lcp: view.lcp * lcp, inp: view.inp * inp });
    if (at >= this.#since && page.sections.includes(section)) this.#harm(view);
    return view;
  }

  #harm(view: View): void {
    const { section, story } = this.audience;
    const { vital, by = () => 0, chance } = story.harm ?? {};
    if (!vital || this.#chances.random() >= (chance ?? 1)) return;
    if (vital === 'errors') view.errors.push(`${section}.mount`);
    else {
      if (chance) view.by[vital] = section;
      if (view.by[vital] === section) view[vital] += by(view);
    }
  }

  /** Returns what the beacon sends for one view. Not every browser measures all of it. */
  #textOf({ at, page, visitor, by, lcp, inp, cls, errors }: View, isFirst: boolean): string {
    const { random } = this.#chances;
    const { section, versions, next } = this.audience;
    const [isOld, isGecko] = [visitor.agent.includes('18.6'), visitor.kind === 'firefox'];
    const releases = [...new Set([...page.sections, 'shell'])].map(
      (name) => `${name}.${name === section && at >= this.#since ? next : versions[name]}`,
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

  /** The share of the time since the release: 0 when it becomes live. */
  #progress(at: number): number {
    const { viewsAfter, viewsAnHour } = this.audience;
    return (at - this.#since) / ((viewsAfter / viewsAnHour) * HOUR_MS);
  }
}
