import type { LoadedPage, ModuleAddress, PageData, PageRoot, Release } from '@ringside/shared/contract';
import { documentHtml, releasedAssets } from './document.ts';
import { ComposeError, fillElements } from './fill.ts';
import type { LoadedSection, Site } from './site.ts';

export interface ComposedPage {
  path: string;
  html: string;
  /** Sections that have something on this page; a release of another one leaves it as it is. */
  sections: readonly string[];
  /** Addresses on this site the page links to. */
  links: readonly string[];
}

/** The file that holds a page: `/news` is `news/index.html`, `/news/404` is `news/404.html`. */
export function pageFile(path: string): string {
  if (path.endsWith('/404')) return `${path.slice(1)}.html`;
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/**
 * Makes one whole page. The same site and path give the same bytes.
 *
 * @param assets the tags that bring the page's style and first script; those of a release unless developing
 */
export function composePage(
  site: Site,
  owner: LoadedSection,
  path: string,
  page: LoadedPage,
  assets = releasedAssets,
): ComposedPage {
  const roots: PageRoot[] = [];
  const section = owner.release.name;
  if (section !== 'shell') roots.push({ id: 'r0', section, page: page.page, data: page.data });
  const body = fillElements(owner.server.render(page, 'r0'), site.owners, roots);
  const frame = site.shell.server.frame.render(path);

  const names = [...new Set(['shell', section, ...roots.map((root) => root.section)])];
  const shown = names.map((name) => findSection(site, name));
  const data: PageData = {
    path,
    owner: section,
    roots,
    modules: Object.fromEntries(
      shown
        .filter(({ release }) => release.name !== 'shell')
        .map(({ release }) => [release.name, moduleOf(release)]),
    ),
    runtime: moduleOf(site.shell.release),
  };
  const main =
    section === 'shell' ? body.html : `<div data-root="r0" data-section="${section}">${body.html}</div>`;
  const html = documentHtml({
    site,
    path,
    page,
    data,
    assets: assets(site, shown.map(({ style }) => style).join('\n')),
    body: `${frame.before}<main id="main">${main}</main>${frame.after}`,
  });
  return { path, html, sections: names, links: body.links };
}

/** Every page of a site. */
export function* composeAll(site: Site): Generator<ComposedPage> {
  for (const section of site.sections) {
    for (const path of section.server.paths()) {
      const page = section.server.load(path);
      if (!page)
        throw new ComposeError('missing-page', `${section.release.name} lists ${path} but does not load it.`);
      yield composePage(site, section, path, page);
    }
  }
}

/**
 * Refuses pages that link to an address of this site that does not exist.
 *
 * @param exists tells whether an address is a page or a file of the site
 * @throws ComposeError `dead-link`
 */
export function checkLinks(pages: Iterable<ComposedPage>, exists: (path: string) => boolean): void {
  for (const { path, links } of pages) {
    for (const link of links) {
      if (!exists(link)) throw new ComposeError('dead-link', `${path} links to ${link}, which nobody has.`);
    }
  }
}

function findSection(site: Site, name: string): LoadedSection {
  const section = site.sections.find(({ release }) => release.name === name);
  if (!section) throw new ComposeError('unknown-section', `no release of ${name} is here.`);
  return section;
}

function moduleOf(release: Release): ModuleAddress {
  const address = (file: string) => ({ href: `/${file}`, integrity: release.files[file]?.integrity });
  return { ...address(release.module), imports: release.imports.map(address) };
}
