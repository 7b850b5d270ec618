import { type PageData, ROOT_PLACEHOLDER } from '@ringside/shared/contract';
import { type LoadedSection, moduleAddress, type Site, styleOf } from '../format/site.ts';
import { classesOf } from './css/selectors.ts';
import { documentHtml, headAssets, type PageOfSite } from './page/document.ts';
import { addIsland, addWidgets, type Filling, fillElements, newFilling } from './page/fill.ts';
import { type FragmentUrls, fragmentsOn } from './page/fragmentFiles.ts';
import { printContent } from './page/printContent.ts';
import { patternOf } from './pageFile.ts';
import { hasCatalogue, isIframePage } from './pagePaths.ts';

/** Composes a page. Every section that has a part in it is in its styles and its data. */
export async function composePage(
  composed: PageOfSite,
  fragmentUrls: FragmentUrls,
  assets = headAssets,
) {
  const { site, section, path, page } = composed;
  const { name } = section.release;
  const { shell } = site;
  const isInIframe = isIframePage(path);
  // The shell's pages are plain HTML, except the catalogue's.
  const hasView = section === shell ? hasCatalogue(section, path) : !isInIframe;
  const islandData = hasView ? page.data : undefined;
  const where = `${name}: ${path}`;

  const filling = fillingOf(composed);
  if (islandData !== undefined)
    addIsland(filling, section, { id: 'r0', section: name, page: page.page, data: islandData });
  const view = page.html.replaceAll(ROOT_PLACEHOLDER, 'r0');
  const content = await fillElements(section, view, filling, where);
  const around: Filling = { ...filling, prefix: 'l', roots: [], elements: [] };
  const layout = await layoutOf(shell, path, around);

  const data = dataOf(composed, filling, around, fragmentUrls);
  const { body, classes, inline } = printContent(content, {
    section: name,
    where,
    layout,
    ...(hasView && { box: islandData !== undefined ? { root: 'r0', start: page.start } : {} }),
    ...(isInIframe && hasView && { label: page.head.title }),
  });

  const sections = [...filling.sections];
  const style = [boxStyle(inline), ...sections.map((each) => each.style)].join('\n');
  const unstyled = sections.flatMap(({ release, style }) =>
    [...(classes.get(release.name) ?? [])].filter((name) => !classesOf(style).has(name)),
  );
  const tags = await assets(composed, style, body, new Set(unstyled));
  return {
    html: documentHtml(composed, data, tags, body),
    elements: placedOn(filling, around),
    links: [...filling.links],
  };
}

function fillingOf({ site, section, path, page: { head } }: PageOfSite): Filling {
  const { origin, owners, isAwaited } = site;
  return newFilling(
    { path, prefix: 'r', origin, owners, isAwaited },
    { sections: new Set([site.shell, section]), links: new Set(head.image && [head.image.src]) },
  );
}

const placedOn = (filling: Filling, around: Filling) => [...filling.elements, ...around.elements];

/** Returns the header and the footer. A page for iframes has only its regions. */
async function layoutOf(shell: Site['shell'], path: string, around: Filling) {
  const { frame } = shell.server;
  const { before, after } = isIframePage(path)
    ? { before: '', after: frame.regions }
    : frame.render(path);
  return [await fillLayout(shell, before, around), await fillLayout(shell, after, around)] as const;
}

/** Returns what the runtime learns of the page. */
function dataOf(
  { site, section, page: { start } }: PageOfSite,
  filling: Filling,
  around: Filling,
  fragmentUrls: FragmentUrls,
): PageData {
  const { shell } = site;
  const { path, roots, modules } = filling;
  addWidgets({ elements: placedOn(filling, around), modules }, shell);
  const data: PageData = {
    path,
    owner: section.release.name,
    roots,
    ...(around.roots.length > 0 && { layout: around.roots }),
    modules,
    runtime: moduleAddress(shell.release, 'runtime'),
    router: moduleAddress(shell.release, 'router'),
  };
  if (site.sample > 0 && !isIframePage(path))
    data.measure = { share: site.sample, ...patternOf(path, section.release.routes) };

  const islands = [...roots, ...around.roots].map(({ section }) => section);
  const withModule = new Set(['shell', ...islands]);
  const styles = [...filling.sections]
    .filter(({ release }) => !withModule.has(release.name))
    .flatMap(({ release }) => styleOf(release) ?? []);
  if (styles.length > 0) data.styles = styles;

  const fragments = fragmentsOn(site, islands, fragmentUrls);
  if (fragments) data.fragments = fragments;
  const startsByItself = start !== undefined || filling.starts || around.starts;
  if ((fragments || startsByItself) && shell.release.laterModules?.fragments)
    modules['shell/fragments'] = moduleAddress(shell.release, 'fragments');
  return data;
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
const boxStyle = (inline: readonly string[]): string =>
  `@layer box{body [data-section]{contain:paint!important;overflow-clip-margin:1rem;display:block}${
    inline.length > 0 ? `${inline.join()}{display:inline-block!important}` : ''
  }}`;
