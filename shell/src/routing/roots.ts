import type { PageData, PageRoot, Services } from '@ringside/shared/contract';
import { moduleKey, send } from '@ringside/shared/contract';
import type { SectionLifecycles } from '@ringside/shared/section';
import { hideFault, showFault } from './fault.ts';
import { defineElements, type ElementsModule, loadModule } from './sections.ts';

/** How long a section may take to mount before it counts as failed, in milliseconds. */
const MOUNT_DEADLINE = 10_000;

interface MountedPage {
  module: SectionLifecycles;
  props: Parameters<SectionLifecycles['mount']>[0];
}

let mounts = 0;
let mounted: MountedPage | undefined;

/** The element of a root in the page. */
const elementOf = (id: string) => document.querySelector<HTMLElement>(`main [data-root="${id}"]`);

/** Loads what a page's roots need and hydrates them, each on its own: one that fails leaves the others alone. */
export function hydrateRoots(page: PageData, services: Services): void {
  for (const root of page.roots) void hydrateRoot(page, root, services);
}

async function hydrateRoot(page: PageData, root: PageRoot, services: Services): Promise<void> {
  const element = elementOf(root.id);
  const address = page.modules[moduleKey(root)];
  if (!element || !address || element.dataset.state === 'ready') return;
  const failed = element.dataset.state === 'failed';
  element.dataset.state = 'loading';
  try {
    const module = await loadModule(address);
    if (!element.isConnected) return;
    hideFault(element);
    if ('element' in root) {
      const known = customElements.get(root.element);
      defineElements(root.section, address.href, module as ElementsModule);
      // An element that was defined before and failed since has to be asked; all others start by themselves.
      if (known && failed) (element as HTMLElement & { retry?: () => void }).retry?.();
    } else await mountPage(root, element, module as SectionLifecycles, services);
  } catch (error) {
    if (element.isConnected)
      send(element, 'ringside:section-error', { section: root.section, phase: 'load', error });
  }
}

async function mountPage(
  root: Extract<PageRoot, { page: string }>,
  element: HTMLElement,
  module: SectionLifecycles,
  services: Services,
): Promise<void> {
  mounts += 1;
  const props = { name: `${root.section}-${mounts}`, element, page: root.page, data: root.data, services };
  mounted = { module, props };
  await module.bootstrap(props);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`@ringside/shell: ${root.section} did not mount in ${MOUNT_DEADLINE} ms.`)),
      MOUNT_DEADLINE,
    );
    // A root that throws never resolves its mount; its fault is reported from the element instead.
    element.addEventListener('ringside:section-error', () => clearTimeout(timer), { once: true });
  });
  await Promise.race([module.mount(props), late]).finally(() => clearTimeout(timer));
}

/** Unmounts the page that left. Nothing waits for it: a section that never finishes holds nobody up. */
export function unmountPage(): void {
  const leaving = mounted;
  mounted = undefined;
  leaving?.module
    .unmount(leaving.props)
    .catch((error: unknown) => console.error('@ringside/shell: unmounting', error));
}

/** Shows a calm message in a root that failed, over its prerendered text, and tries again when asked. */
export function watchFaults(current: () => PageData, services: Services): void {
  document.addEventListener('ringside:section-error', (event) => {
    const element = (event.target as Element).closest<HTMLElement>('[data-root]');
    if (!element || element.dataset.state === 'failed') return;
    console.error('@ringside/shell:', (event as CustomEvent<{ error: unknown }>).detail.error);
    element.dataset.state = 'failed';
    showFault(element, () => {
      const root = current().roots.find(({ id }) => id === element.dataset.root);
      if (root) void hydrateRoot(current(), root, services);
    });
  });
}
