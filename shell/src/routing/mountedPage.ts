import type { PageRoot, Services } from '@ringside/shared/contract';
import { afterPaint, inTime } from '@ringside/shared/loading';
import type { PageProps, SectionLifecycles } from '@ringside/shared/section';
import { reportFault } from './fault.ts';

/** How long a page may take to end before that counts as a fault, in milliseconds. */
const DEADLINE = 10_000;

let mounts = 0;
let mounted: { module: SectionLifecycles; section: string; props: PageProps } | undefined;

/** Mounts a section's page in its element. */
export async function mountPage(
  { section, page, data }: Extract<PageRoot, { page: string }>,
  element: HTMLElement,
  module: SectionLifecycles,
  services: Services,
): Promise<void> {
  mounts += 1;
  const props = { name: `${section}-${mounts}`, element, page, data, services };
  mounted = { module, section, props };
  await module.bootstrap(props);
  await module.mount(props);
}

/** Unmounts the page that left, when the next one has been drawn. Nobody need wait for it: a section that never finishes holds nothing up. */
export async function unmountPage(): Promise<void> {
  if (!mounted) return;
  const { module, section, props } = mounted;
  mounted = undefined;
  await afterPaint();
  // What never answered has nothing to end, and single-spa-react does not say so.
  const answered = props.element.dataset.state === 'ready';
  try {
    await inTime(module.unmount(props), DEADLINE, `unmounting ${section}`);
  } catch (error) {
    if (answered) reportFault(undefined, { section, phase: 'unmount', error });
  }
}
