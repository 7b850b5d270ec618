/**
 * Writes the access log of an invented audience, for tests of `ringside watch`. It knows the format of beacons and
 * nothing of how releases are compared. What it assumes:
 *
 * - 62 % of visits come from phones, more in the evening. A third of the phones and a tenth of the computers are slow.
 *   Browsers report that for nine in ten of them; iPhones never do.
 * - Traffic follows the day, with a low at 4 in the morning. In the evening, lines are a fifth slower.
 * - LCP and INP are log-normal around a page's own figure, times the device, times the line. Half of the visits have an INP.
 * - One visit in eight has a layout shift, most of them small. One view in two thousand has an error, on any section.
 * - A tenth of the visitors come back, up to six times. A few have a browser in which something fails at each view.
 * - In every third log, a campaign brings slow phones to one page for a day: most of its visits, around the release or not.
 */
import { pseudoRandom } from './pseudoRandom.ts';

/** A page of the site, as its beacon names it. */
export interface AudiencePage {
  page: string;
  /** The sections on it. The first one causes its LCP and most interactions. */
  sections: readonly string[];
  /** Its share of the views. */
  share: number;
  /** Its usual LCP and INP in milliseconds. */
  lcp: number;
  inp: number;
}

export type Harm = 'none' | 'inp' | 'errors' | 'shift';

export interface Audience {
  seed: number;
  pages: readonly AudiencePage[];
  /** The section that is released, and its versions before and now. */
  section: string;
  versions: Readonly<Record<string, string>>;
  next: string;
  harm: Harm;
  /** When the release becomes live, in milliseconds. */
  since: number;
  /** Views of the whole site in the week before. */
  viewsBefore: number;
  /** Views of pages with the section after the release. */
  viewsAfter: number;
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 168 * HOUR_MS;

interface Visitor {
  address: string;
  agent: string;
  /** How much slower than a good computer. */
  device: number;
  line: number;
  reportsSlow: boolean;
  isCursed: boolean;
}

/** The lines of the log, in the combined format, in the order of time. */
export function* accessLog(audience: Audience): Generator<string> {
  const { seed, pages, section, versions, next, harm, since, viewsBefore, viewsAfter } = audience;
  const random = pseudoRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const logNormal = (spread: number) => Math.exp(normal() * spread);
  const campaign =
    seed % 3 === 0
      ? { page: pages[seed % pages.length], from: since + (random() * 4 - 3) * 24 * HOUR_MS }
      : undefined;
  const known: Visitor[] = [];

  function newVisitor(hour: number, isCampaign: boolean): Visitor {
    const isPhone = isCampaign || random() < (hour > 17 ? 0.7 : 0.6);
    const isIphone = isPhone && !isCampaign && random() < 0.4;
    const isSlow = isCampaign ? random() < 0.8 : random() < (isPhone ? 0.33 : 0.1);
    const agent = isIphone
      ? 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
      : isPhone
        ? 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/147.0.0.0 Mobile Safari/537.36'
        : 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36';
    return {
      address: Array.from({ length: 4 }, () => Math.floor(random() * 256)).join('.'),
      agent,
      device: (isPhone ? 1.5 : 1) * (isSlow ? 2.2 : 1) * logNormal(0.2),
      line: (isSlow ? 1.5 : 1) * logNormal(0.3),
      reportsSlow: isSlow && !isIphone && random() < 0.9,
      isCursed: random() < 0.001,
    };
  }

  function view(at: number): { page: AudiencePage; line: string } {
    const hour = (at / HOUR_MS) % 24;
    const isRunning = campaign && at >= campaign.from && at < campaign.from + 24 * HOUR_MS;
    const isCampaign = isRunning === true && random() < 0.35;
    let draw = random() * pages.reduce((sum, { share }) => sum + share, 0);
    const drawn = pages.find(({ share }) => {
      draw -= share;
      return draw < 0;
    });
    const page = (isCampaign ? campaign?.page : drawn) as AudiencePage;
    const isReturning = known.length > 0 && !isCampaign && random() < 0.3;
    const visitor = isReturning
      ? (known[Math.floor(random() * known.length)] as Visitor)
      : newVisitor(hour, isCampaign);
    if (!isReturning && random() < 0.1) known.push(visitor);
    if (known.length > 40) known.shift();

    const isHarmed = at >= since && harm !== 'none' && page.sections.includes(section);
    const cause = () =>
      page.sections[random() < 0.75 ? 0 : Math.floor(random() * page.sections.length)] ?? '';
    const values: string[] = [];
    const evening = hour > 18 && hour < 23 ? 1.2 : 1;
    const lcp = page.lcp * visitor.device ** 0.5 * visitor.line * evening * logNormal(0.3);
    if (random() < 0.97) values.push(`lcp=${page.sections[0]}.${Math.round(Math.min(lcp, 59_000))}`);
    if (random() < 0.5) {
      const by = cause();
      const slower = isHarmed && harm === 'inp' && by === section ? 100 : 0;
      const inp = page.inp * visitor.device * logNormal(0.5) + slower;
      values.push(`inp=${by}.${Math.min(19_000, Math.round(inp / 8) * 8)}`);
    }
    const isShifted = isHarmed && harm === 'shift' && random() < 0.6;
    const shift = isShifted ? 0.12 * logNormal(0.3) : random() < 0.125 ? 0.02 * logNormal(0.8) : 0;
    values.push(
      `cls=${isShifted ? section : shift > 0 ? cause() : page.sections[0]}.${Number(shift.toFixed(3))}`,
    );
    const errors: string[] = [];
    if (random() < 0.0005 || visitor.isCursed) errors.push(`${cause()}.event`);
    if (isHarmed && harm === 'errors' && random() < 0.01) errors.push(`${section}.mount`);
    const shown = [...page.sections, 'shell'].filter((name, index, all) => all.indexOf(name) === index);
    const releases = shown.map(
      (name) => `${name}.${name === section && at >= since ? next : (versions[name] ?? '')}`,
    );
    const query = [
      `page=${page.page}&release=${releases.join()}`,
      `device=${visitor.reportsSlow ? 'slow' : 'fast'}`,
      ...values,
      ...(errors.length > 0 ? [`error=${errors.join()}`] : []),
    ].join('&');
    const time = new Date(at)
      .toUTCString()
      .replace(/^\w+, (\d+) (\w+) (\d+) (\S+) GMT$/, '$1/$2/$3:$4 +0000');
    const line = `${visitor.address} - - [${time}] "GET /beacon.txt?${query} HTTP/1.1" 200 71 "https://ringside.example/" "${visitor.agent}"`;
    return { page, line };
  }

  /** Whether a view happens at that time of day: few do at night. */
  const isAwake = (at: number) => random() < 0.55 - 0.45 * Math.cos(((at / HOUR_MS - 4) / 24) * 2 * Math.PI);
  const step = WEEK_MS / viewsBefore / 1.8;
  for (let at = since - WEEK_MS; at < since; at += step * 2 * random()) if (isAwake(at)) yield view(at).line;
  let left = viewsAfter;
  for (let at = since; left > 0; at += step * 2 * random()) {
    if (!isAwake(at)) continue;
    const { page, line } = view(at);
    if (page.sections.includes(section)) left -= 1;
    yield line;
  }
}
