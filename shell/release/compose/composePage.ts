import {
  escapeHtml,
  type PageData,
  type RenderedPage,
  ROOT_PLACEHOLDER,
  WIDGETS,
} from '@ringside/shared/contract';
import { serialize } from 'parse5';
import { moduleAddress, styleOf } from '../format/moduleAddress.ts';
import type { LoadedSection, Site } from '../format/site.ts';
import { documentHtml, releasedAssets } from './page/document.ts';
import { addIsland, type Filling, fillElements } from './page/fill.ts';
import { patternOf } from './page/patternOf.ts';
import { hasCatalogue } from './partners/catalogue.ts';
import { isIframePage } from './partners/fragments.ts';

export async function composePage(
  site: Site,
  section: LoadedSection,
  path: string,
  page: RenderedPage,
  assets = releasedAssets,
) {
  const { name, routes } = section.release;
  const { shell } = site;
  const filling: Filling = {
    path,
    owners: site.owners,
    isAwaited: site.isAwaited,
    roots: [],
    modules: {},
    sections: new Set([shell, section]),
    elements: [],
    links: new Set(page.head.image && [page.head.image.src]),
  };
  const isInIframe = isIframePage(path);
  // The shell's pages are plain HTML, except the catalogue's.
  const hasView = section === shell ? hasCatalogue(section, path) : !isInIframe;
  const isIsland = hasView && page.data !== undefined;
  if (hasView && page.data !== undefined)
    addIsland(filling, section, { id: 'r0', section: name, page: page.page, data: page.data });
  const html = page.html.replaceAll(ROOT_PLACEHOLDER, 'r0');
  const content = serialize(await fillElements(section, html, filling, `${name}: ${path}`));
  const { roots, modules, sections, elements, links } = filling;
  for (const name of WIDGETS)
    if (shell.release.modules[name] && elements.some(([tag]) => tag === `ringside-${name}`))
      modules[`shell/${name}`] = moduleAddress(shell.release, name);
  const data: PageData = {
    path,
    owner: name,
    roots,
    modules,
    runtime: moduleAddress(shell.release, 'runtime'),
    router: moduleAddress(shell.release, 'router'),
  };
  if (site.sample > 0 && !isInIframe)
    data.measure = { share: site.sample, ...patternOf(path, routes) };
  const withModule = new Set(['shell', ...roots.map((island) => island.section)]);
  const styles = [...sections]
    .filter(({ release }) => !withModule.has(release.name))
    .flatMap(({ release }) => styleOf(release) ?? []);
  if (styles.length > 0) data.styles = styles;
  const island = isIsland ? 'data-root="r0" ' : '';
  const main = hasView ? `<div ${island}data-section="${name}">${content}</div>` : content;
  const label = isInIframe && hasView ? ` aria-label="${escapeHtml(page.head.title)}"` : '';
  const { frame } = shell.server;
  const { before, after } = isInIframe ? { before: '', after: frame.regions } : frame.render(path);
  const body = `${before}<main id="main"${label}>${main}</main>${after}`;
  const style = [...sections].map((each) => each.style).join('\n');
  const tags = await assets(site, path, page, style, body);
  return { html: documentHtml(site, path, page, data, tags, body), elements, links: [...links] };
}
