import { type PageData, type RenderedPage, ROOT_PLACEHOLDER } from '@ringside/shared/contract';
import { type LoadedSection, moduleAddress, type Site, styleOf } from '../format/site.ts';
import { classesOf } from './css/selectors.ts';
import { documentHtml, releasedAssets } from './page/document.ts';
import { addIsland, addWidgets, type Filling, fillElements } from './page/fill.ts';
import { type FragmentUrls, fragmentsOn } from './page/fragmentFiles.ts';
import { printContent } from './page/printContent.ts';
import { patternOf } from './pageFile.ts';
import { hasCatalogue, isIframePage } from './partners/catalogue.ts';

export async function composePage(
  site: Site,
  section: LoadedSection,
  path: string,
  page: RenderedPage,
  fragmentUrls: FragmentUrls,
  assets = releasedAssets,
) {
  const { name, routes } = section.release;
  const { shell } = site;
  const filling: Filling = {
    path,
    prefix: 'r',
    origin: site.origin,
    owners: site.owners,
    isAwaited: site.isAwaited,
    roots: [],
    modules: {},
    sections: new Set([shell, section]),
    elements: [],
    links: new Set(page.head.image && [page.head.image.src]),
    count: 0,
  };
  const isInIframe = isIframePage(path);
  // The shell's pages are plain HTML, except the catalogue's.
  const hasView = section === shell ? hasCatalogue(section, path) : !isInIframe;
  const isIsland = hasView && page.data !== undefined;
  if (hasView && page.data !== undefined)
    addIsland(filling, section, { id: 'r0', section: name, page: page.page, data: page.data });
  const view = page.html.replaceAll(ROOT_PLACEHOLDER, 'r0');
  const where = `${name}: ${path}`;
  const content = await fillElements(section, view, filling, where);
  const { frame } = shell.server;
  const { before, after } = isInIframe ? { before: '', after: frame.regions } : frame.render(path);
  const around: Filling = { ...filling, prefix: 'l', roots: [], elements: [] };
  const layout = [
    await fillLayout(shell, before, around),
    await fillLayout(shell, after, around),
  ] as const;
  const { roots, modules, sections, links } = filling;
  const elements = [...filling.elements, ...around.elements];
  addWidgets({ elements, modules }, shell);
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
  const islands = [...roots, ...around.roots];
  const fragments = fragmentsOn(site, islands, fragmentUrls);
  if (fragments) data.fragments = fragments;
  const startsByItself = page.start !== undefined || filling.starts || around.starts;
  if ((fragments || startsByItself) && shell.release.laterModules?.fragments)
    modules['shell/fragments'] = moduleAddress(shell.release, 'fragments');
  const { body, classes, inline } = printContent(content, {
    section: name,
    where,
    layout,
    ...(hasView && { box: isIsland ? { root: 'r0', start: page.start } : {} }),
    ...(isInIframe && hasView && { label: page.head.title }),
  });
  const style = [boxStyle(inline), ...[...sections].map((each) => each.style)].join('\n');
  const unstyled = [...sections].flatMap(({ release, style }) =>
    [...(classes.get(release.name) ?? [])].filter((name) => !classesOf(style).has(name)),
  );
  const tags = await assets(site, path, page, style, body, new Set(unstyled));
  return { html: documentHtml(site, path, page, data, tags, body), elements, links: [...links] };
}

/** A header or footer without elements stays as the shell rendered it. */
async function fillLayout(shell: LoadedSection, html: string, around: Filling) {
  if (!html.includes('<ringside-')) return html;
  return fillElements(shell, html, around, 'the header or footer');
}

/**
 * Keeps each section in its box: nothing of it is painted or placed outside, whatever its
 * stylesheet and its classes say. Important rules of the first layer win over all others, and no
 * section's stylesheet may use this layer. The margin leaves room for focus rings, and for lists
 * that scroll up to the window's edge.
 * @param inline tags whose content is a part of a line
 */
export const boxStyle = (inline: readonly string[]): string =>
  `@layer box{body [data-section]{contain:paint!important;overflow-clip-margin:1rem;display:block}${
    inline.length > 0 ? `${inline.join()}{display:inline-block!important}` : ''
  }}`;
