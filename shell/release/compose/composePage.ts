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
    prefix: 'r',
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
  const view = page.html.replaceAll(ROOT_PLACEHOLDER, 'r0');
  const content = serialize(await fillElements(section, view, filling, `${name}: ${path}`));
  const { frame } = shell.server;
  const { before, after } = isInIframe ? { before: '', after: frame.regions } : frame.render(path);
  const around: Filling = { ...filling, prefix: 'l', roots: [], elements: [] };
  const body = [await fillLayout(shell, before, around), await fillLayout(shell, after, around)];
  const { roots, modules, sections, links } = filling;
  const elements = [...filling.elements, ...around.elements];
  for (const name of WIDGETS)
    if (shell.release.modules[name] && elements.some(([tag]) => tag === `ringside-${name}`))
      modules[`shell/${name}`] = moduleAddress(shell.release, name);
  const data: PageData = {
    path,
    owner: name,
    roots,
    ...(around.roots.length > 0 && { layout: around.roots }),
    modules,
    runtime: moduleAddress(shell.release, 'runtime'),
    router: moduleAddress(shell.release, 'router'),
  };
  if (site.sample > 0 && !isInIframe)
    data.measure = { share: site.sample, ...patternOf(path, routes) };
  const withModule = new Set([
    'shell',
    ...[...roots, ...around.roots].map(({ section }) => section),
  ]);
  const styles = [...sections]
    .filter(({ release }) => !withModule.has(release.name))
    .flatMap(({ release }) => styleOf(release) ?? []);
  if (styles.length > 0) data.styles = styles;
  const island = isIsland ? 'data-root="r0" ' : '';
  const main = hasView ? `<div ${island}data-section="${name}">${content}</div>` : content;
  const label = isInIframe && hasView ? ` aria-label="${escapeHtml(page.head.title)}"` : '';
  const html = body.join(`<main id="main"${label}>${main}</main>`);
  const style = [...sections].map((each) => each.style).join('\n');
  const tags = await assets(site, path, page, style, html);
  return { html: documentHtml(site, path, page, data, tags, html), elements, links: [...links] };
}

/** A header or footer without elements stays as the shell rendered it. */
async function fillLayout(shell: LoadedSection, html: string, around: Filling): Promise<string> {
  if (!html.includes('<ringside-')) return html;
  return serialize(await fillElements(shell, html, around, 'the header or footer'));
}
