import type { View } from '@ringside/shared/section';
import { createSectionServer, renderView } from '@ringside/shared/section/server';
import { ElementPage } from './builder/about/ElementPage.tsx';
import { ELEMENT_PAGE } from './builder/about/elementPages.ts';
import licenses from './content/licenses.txt?raw';
import { elements } from './elements.ts';
import { webManifest } from './layout/head.ts';
import logo from './layout/icons/icon.svg?raw';
import socialIcons from './layout/icons/social-icons.svg?raw';
import { pages } from './pages.ts';
import firstScript from './scripts/firstScript.ts?script';
import inspector from './scripts/inspector.ts?script';

export { elementPages } from './builder/about/elementPages.ts';
export { cardHtml } from './embed/iframe/cardHtml.ts';
export { frame } from './layout/frame.tsx';
export { firstScript, inspector };

const shell = createSectionServer({
  name: 'shell',
  pages,
  elements,
  storageKeys: ['ringside:newsletter-subscriptions'],
});

export const { manifest, paths, load, content, loadElement, renderElement, elementChoices } = shell;

/** Also renders the pages about elements, which no table lists. */
export const render: typeof shell.render = (page, rootId) =>
  page.page === ELEMENT_PAGE && page.serverOnly
    ? renderView(ElementPage as View, page.serverOnly, rootId)
    : shell.render(page, rootId);

export const files = () => ({
  'site.webmanifest': webManifest,
  'logo.svg': logo,
  'licenses.txt': licenses,
  // Separate, because every page uses these icons, but none needs them early. Paths of simple-icons 16.37.0 (CC0 1.0).
  'social-icons.svg': socialIcons,
});
