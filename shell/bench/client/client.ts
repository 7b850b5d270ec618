/**
 * The site as single-page applications are usually shipped: an empty `main`, and a script that loads the section's
 * module and renders the page. It uses the same layout, services, widgets and section modules as the site itself.
 */
import type { Notice, Services } from '@ringside/shared/contract';
import type { SectionLifecycles } from '@ringside/shared/section';
import { enhanceFrame } from '../../src/layout/enhanceFrame.ts';
import type { ElementsModule } from '../../src/routing/roots/elements.ts';
import { storage } from '../../src/services/storage.ts';
import { createToast } from '../../src/services/toast.ts';
import '../../src/widgets/countdown/countdown-define.ts';
import '../../src/widgets/newsletter/newsletter-define.ts';
import type { ClientPage } from './writeClient.ts';

interface Mounted {
  module: SectionLifecycles;
  props: Parameters<SectionLifecycles['mount']>[0];
}

const main = document.querySelector('main');
const region = document.querySelector<HTMLElement>('[data-toasts]');
const first = document.getElementById('client-page')?.textContent;
if (!main || !region || !first) throw new Error('@ringside/shell: this is not a client-rendered page.');

const services: Services = { toast: createToast(region), storage };
document.addEventListener('ringside:notice', (event) => {
  event.preventDefault();
  services.toast.show((event as CustomEvent<Notice>).detail);
});
enhanceFrame(services);

let mounted: Mounted | undefined;
let mounts = 0;
let shown: ClientPage | undefined;

document.addEventListener('ringside:ready', giveData);
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || /\.[^/]+$/.test(link.pathname)) return;
  event.preventDefault();
  history.pushState({}, '', link.href);
  void fetchPage(link.pathname).then(show);
});
addEventListener('popstate', () => void fetchPage(location.pathname).then(show));

await show(JSON.parse(first) as ClientPage);
document.documentElement.dataset.state = 'ready';

async function fetchPage(path: string): Promise<ClientPage> {
  return (await (await fetch(`/client-data${path === '/' ? '/index' : path}.json`)).json()) as ClientPage;
}

async function show(page: ClientPage): Promise<void> {
  const loaded = await Promise.all(Object.entries(page.modules).map(loadModule));
  const module = loaded.find((each) => each !== undefined);
  if (!module) throw new Error(`@ringside/shell: ${page.section} has no module on its own page.`);
  if (mounted) await mounted.module.unmount(mounted.props);

  shown = page;
  document.title = page.title;
  const element = document.createElement('div');
  Object.assign(element.dataset, { root: 'r0', section: page.section });
  main?.replaceChildren(element);
  mounts += 1;
  const props = { name: `${page.section}-${mounts}`, element, page: page.page, data: page.data, services };
  mounted = { module, props };
  await module.bootstrap(props);
  await module.mount(props);
  scrollTo(0, 0);
}

/** The lifecycles of a `pages` module. An `elements` module defines its elements. */
async function loadModule([key, { href, imports, style }]: [string, ClientPage['modules'][string]]) {
  // As bundlers do, so that a module's imports load in parallel with it.
  for (const file of imports) {
    if (document.querySelector(`link[href="${file}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
  if (!document.querySelector(`link[href="${style}"]`)) {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = style;
    document.head.append(sheet);
  }
  const module: unknown = await import(/* @vite-ignore */ href);
  if (key.endsWith('/pages')) return module as SectionLifecycles;
  for (const [tag, element] of Object.entries((module as ElementsModule).elements)) {
    if (!customElements.get(tag)) customElements.define(tag, element);
  }
  return undefined;
}

/** Elements render when they have data, and each one that renders may contain more elements. */
function giveData(): void {
  for (const { tag, attributes, data } of shown?.elements ?? []) {
    for (const element of document.querySelectorAll<HTMLElement & { data?: unknown }>(tag)) {
      const isMeant = Object.entries(attributes).every(
        ([name, value]) => element.getAttribute(name) === value,
      );
      if (isMeant) element.data ??= data;
    }
  }
}
