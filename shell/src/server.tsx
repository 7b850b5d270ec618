import { CATALOGUE_PAGES, type ShellServer } from '@ringside/shared/contract';
import { createSection } from '@ringside/shared/section/server';
import licenses from './content/licenses.txt?raw';
import { site } from './content/site.ts';
import { elements } from './elements.ts';
import { elementPages } from './embed/reference/elementPages.tsx';
import { webManifest } from './layout/head.ts';
import favicon from './layout/icons/favicon.ico?inline';
import footerIcons from './layout/icons/footer.svg?raw';
import logo from './layout/icons/icon.svg?raw';
import touchIcon from './layout/icons/icon-180.png?inline';
import { pages } from './pages.ts';

export { cardHtml } from './embed/iframe/cardHtml.ts';
export { firstScript, inspector } from './kit.ts';
export { layout as frame } from './layout/layout.ts';

/** Renew the date each year. */
export const security: ShellServer['security'] = {
  contact: `mailto:${site.email}`,
  expires: '2027-10-31T00:00:00Z',
};

export const section = createSection({
  name: 'shell',
  pages,
  elements,
  storageKeys: ['ringside:newsletter-subscriptions'],
  files: () => ({
    'site.webmanifest': webManifest,
    'logo.svg': logo,
    // What browsers, search engines and phones request without reading the page.
    'favicon.ico': favicon,
    'apple-touch-icon.png': touchIcon,
    'licenses.txt': licenses,
    // The icons are a separate file, because every page uses them, but none needs them early. Paths
    // of simple-icons 16.37.0 (CC0 1.0).
    'footer.svg': footerIcons,
  }),
});

/** Widgets start by themselves, so a page has no data for them. */
export const renderElement: ShellServer['renderElement'] = (tag, attributes) => ({
  html: section.renderElement(tag, section.loadElement(tag, attributes)).html,
});

export const partnerPages: ShellServer['partnerPages'] = async (catalogue, reference) => {
  const pages = elementPages(catalogue, reference);
  for (const path of CATALOGUE_PAGES) {
    const page = await section.load(path);
    if (page)
      pages[path] = section.render({ ...page, serverOnly: { ...page.serverOnly, catalogue } });
  }
  return pages;
};
