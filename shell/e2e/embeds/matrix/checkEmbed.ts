import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import type { HoldingServer } from '../../support/holdingServer.ts';
import { documentOf, ICON, type Partner } from '../partner.ts';
import type { Visitor } from './drivers/visitor.ts';
import type { Embedded } from './elements.ts';
import { EMBED_FILES, OTHER_RELEASE } from './gate.ts';
import { PARTNER_STYLE, pageOf, type Variant } from './rows/variant.ts';
import { measureStill } from './still.ts';

const WIDTHS = [800, 400, 320];

export interface Environment {
  visitor: Visitor;
  partner: Partner;
  gate: HoldingServer;
}

/** A published page with our element. */
interface Embed extends Environment {
  url: string;
  embedded: Embedded;
  variant: Variant;
}

export async function checkEmbed(
  environment: Environment,
  embedded: Embedded,
  variant: Variant,
): Promise<void> {
  const { url, close } = await publish(environment, embedded, variant);
  const embed: Embed = { ...environment, url, embedded, variant };
  const hasScript = !variant.script || variant.script === 'late';

  for (const width of variant.moves || variant.script ? WIDTHS.slice(-1) : WIDTHS) {
    await environment.visitor.resize(width);
    if (hasScript) await showAt(width, embed);
    else await showWithout(embed);

    if (hasScript && width === WIDTHS.at(-1))
      await embedded.works(environment.visitor, variant.storage ?? 'keeps');
    await expectQuiet(embed);
  }

  await close();
  expect(environment.gate.asked.length > 0, 'whether the site was asked').toBe(
    variant.script !== 'off',
  );
}

async function showAt(width: number, embed: Embed): Promise<void> {
  const { visitor, gate, embedded, variant } = embed;
  if (!variant.waits) gate.hold(EMBED_FILES);
  await open(embed);
  await variant.before?.(visitor, embedded);
  if (variant.script) await usesFallback(visitor, embedded, 'interactive');
  const expectStill = variant.moves ? undefined : await measureStill(visitor);

  gate.hold();
  await variant.after?.(visitor, embedded);
  await embedded.shown(visitor);
  await expectStill?.(width);
}

async function showWithout(embed: Embed): Promise<void> {
  const { visitor, gate, embedded, variant } = embed;
  if (variant.script === 'missing') gate.fail(EMBED_FILES);
  await open(embed);
  await usesFallback(visitor, embedded, 'complete');
}

async function publish({ partner, gate }: Environment, embedded: Embedded, variant: Variant) {
  const page = pageOf(variant, embedded);
  const files = { '/partner.css': PARTNER_STYLE, ...(await variant.files?.()) };
  for (const [path, text] of Object.entries(files)) partner.put(path, text);

  if (variant.where === 'frame') {
    partner.put('/framed', page);
    const frame =
      '<iframe sandbox="allow-scripts allow-forms" src="/framed" width="100%" height="700"></iframe>';
    return { url: partner.put('/', frame), close: async () => {} };
  }

  if (variant.where !== 'file') return { url: partner.put('/', page), close: async () => {} };

  const folder = await mkdtemp(join(tmpdir(), 'ringside-page-'));
  const file = join(folder, 'page.html');
  const html = documentOf(page)
    .replaceAll('ORIGIN', gate.origin)
    .replace(/(src|href)="\//g, `$1="${partner.origin}/`);
  await writeFile(file, html);
  return { url: pathToFileURL(file).href, close: () => rm(folder, { recursive: true }) };
}

async function open({ visitor, url, variant }: Embed): Promise<void> {
  await visitor.open(url);
  if (variant.where === 'frame') await visitor.enterIframe();
  await expect
    .poll(() =>
      visitor.run(
        () => document.readyState !== 'loading' && document.querySelector('#after') !== null,
      ),
    )
    .toBe(true);
}

async function usesFallback(
  visitor: Visitor,
  { tag }: Embedded,
  state: DocumentReadyState,
): Promise<void> {
  await expect.poll(() => visitor.run(() => document.readyState)).toBe(state);
  const seen = await visitor.run((tag) => {
    const parts = [
      ...document.querySelectorAll(`${tag} :is(a[href^="https:"], time[datetime], input, button)`),
    ];
    return (
      parts.length > 0 && parts.every((part) => part.checkVisibility({ visibilityProperty: true }))
    );
  }, tag);
  expect(seen, 'the fallback shows').toBe(true);
}

async function expectQuiet({ visitor, partner, gate, embedded, variant }: Embed): Promise<void> {
  // Requests that are still under way would fail, and log errors, when the visitor leaves the page.
  await visitor.run(() => document.fonts.ready.then(() => undefined));

  const said = await visitor.said();
  const expected = variant.says?.(embedded) ?? [];
  const surprising = said.filter((line) => !variant.tolerates?.test(line) && !ICON.test(line));
  expect(surprising, 'what the console says').toEqual(
    expected.map((line) => expect.stringMatching(line)),
  );

  const reports = partner.reports.filter((report) => !ICON.test(report));
  expect(reports, 'what is reported to the partner').toEqual([]);

  const strange = gate.asked.filter(
    ({ method, path, cookies }) =>
      method !== 'GET' ||
      cookies.length > 0 ||
      !embedded.mayAsk.test(path.replace(OTHER_RELEASE, '')),
  );
  expect(strange, 'what is asked of the site besides').toEqual([]);
}
