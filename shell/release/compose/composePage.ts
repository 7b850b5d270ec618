import {
  type ClientModule,
  COUNTDOWN,
  escapeHtml,
  hasControl,
  type LoadedPage,
  moduleKey,
  type PageData,
  type PageRoot,
} from '@ringside/shared/contract';
import type { LoadedSection, Site } from '../format/site.ts';
import { ComposeError, reasonOf } from '../support/ComposeError.ts';
import { hasCatalogue } from './elements/catalogue.ts';
import { fragmentTag, standsAlone } from './fragments.ts';
import { documentHtml, releasedAssets } from './page/document.ts';
import { type Filling, fillElements, type PlacedElement } from './page/fill.ts';
import { moduleAddress, styleOf } from './page/moduleAddress.ts';
import { patternOf } from './page/patternOf.ts';

export interface ComposedPage {
  html: string;
  /** All of our elements on the page, in document order. */
  elements: readonly PlacedElement[];
  /** URLs of this site that the page links to. */
  links: readonly string[];
}

/**
 * Composes one whole page. The same site and path give the same bytes.
 *
 * @param assets makes the tags for the page's style and first script; by default those of a release
 */
export async function composePage(
  site: Site,
  section: LoadedSection,
  path: string,
  page: LoadedPage,
  assets = releasedAssets,
): Promise<ComposedPage> {
  const roots: PageRoot[] = [];
  const { name, routes } = section.release;
  const filling: Filling = {
    owners: site.owners,
    roots,
    sections: new Set(['shell', name]),
    elements: [],
    links: new Set(),
  };
  const isAlone = standsAlone(path);
  const isFragment = isAlone && name !== 'shell';
  // The shell's pages are plain HTML, except those that show the catalogue.
  const hasView = name === 'shell' ? hasCatalogue(section, path) : !isFragment;
  const rendered = isFragment ? fragmentTag(page) : await render(section, path, page);
  // A page without a control is complete as it is: it carries no data, and no script is loaded for it.
  const isRoot = hasView && hasControl(rendered);
  if (isRoot) roots.push({ id: 'r0', section: name, page: page.page, data: page.data });
  const body = await fillElements(rendered, filling, `${name}: ${path}`);
  const { frame } = site.shell.server;
  const { before, after } = isAlone ? { before: '', after: frame.regions } : await frame.render(path);

  const keys = new Set(roots.map(moduleKey));
  const hasCountdown = filling.elements.some(([tag]) => tag === 'ringside-countdown');
  if (hasCountdown && site.shell.release.modules.countdown) keys.add(COUNTDOWN);
  const data: PageData = {
    path,
    owner: name,
    roots,
    modules: Object.fromEntries(
      [...keys].map((key) => {
        const [from = '', module] = key.split('/') as [string, ClientModule];
        return [key, moduleAddress(findSection(site, from).release, module)];
      }),
    ),
    runtime: moduleAddress(site.shell.release, 'runtime'),
    router: moduleAddress(site.shell.release, 'router'),
  };
  // On a partner's page nothing is measured.
  if (site.sample > 0 && !isAlone) data.measure = { share: site.sample, ...patternOf(path, routes) };
  const withModule = new Set(['shell', ...roots.map(({ section }) => section)]);
  const styles = [...filling.sections]
    .filter((each) => !withModule.has(each))
    .flatMap((each) => styleOf(findSection(site, each).release) ?? []);
  if (styles.length > 0) data.styles = styles;
  const root = isRoot ? 'data-root="r0" ' : '';
  const main = hasView ? `<div ${root}data-section="${name}">${body}</div>` : body;
  // A second `main` on a partner's page needs a name of its own.
  const label = isAlone && hasView ? ` aria-label="${escapeHtml(page.head.title)}"` : '';
  const pageBody = `${before}<main id="main"${label}>${main}</main>${after}`;
  const style = [...filling.sections].map((each) => findSection(site, each).style).join('\n');
  const html = documentHtml({
    site,
    path,
    page,
    data,
    assets: await assets(site, path, page, style, pageBody),
    body: pageBody,
  });
  return { html, elements: filling.elements, links: [...filling.links] };
}

async function render({ release, server }: LoadedSection, path: string, page: LoadedPage): Promise<string> {
  try {
    return await server.render(page, 'r0');
  } catch (error) {
    throw new ComposeError(
      'page-failed',
      `${path}, the page ${page.page} of ${release.name}, cannot be rendered: ${reasonOf(error)}\nTo see the line, open ${path} in \`npm run dev\`.`,
      { cause: error },
    );
  }
}

function findSection(site: Site, name: string): LoadedSection {
  const section = site.sections.find(({ release }) => release.name === name);
  if (!section)
    throw new ComposeError('unknown-section', `there is no release of ${name}. Release it first.`);
  return section;
}
