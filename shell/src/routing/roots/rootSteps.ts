import type { Services } from '@ringside/shared/contract';
import { afterPaint, checkedImport, fetchModule } from '@ringside/shared/loading';
import { type RootSteps, reportError } from '@ringside/shared/page';
import type { SectionLifecycles } from '@ringside/shared/section';
import { hideErrorMessage } from '../errors/errorMessage.ts';
import { loadStylesheet } from '../styles/loadStylesheet.ts';
import { defineElements, type ElementsModule } from './elements.ts';
import { firstSign } from './firstSign.ts';
import { whenWanted } from './intent.ts';

let mounts = 0;

/** How roots start on the site: fragments as custom elements, pages through their section's single-spa lifecycles. */
export const rootSteps = (services: Services): RootSteps<unknown> => ({
  // The builder, the shell's own root, works only with script. If its address contains choices, it starts at once to show them.
  wanted: async ({ root, element, address }) =>
    root.section === 'shell'
      ? location.search || firstSign
      : whenWanted(element, (signal) => fetchModule(address, location.href, signal)),

  fetch: ({ element, address }) =>
    Promise.all([
      fetchModule(address),
      address.style && loadStylesheet(address.style, (error) => reportError(element, 'style', error)),
    ]),

  async evaluate({ address }) {
    // The pressed control is painted as busy first.
    await afterPaint();
    return checkedImport(address);
  },

  hydrate({ root, element, address, isRestart }, module) {
    const { section } = root;
    if ('element' in root) {
      hideErrorMessages(section);
      defineElements(section, address.href, module as ElementsModule);
      if (isRestart) (element as HTMLElement & { retry?: () => void }).retry?.();
      return undefined;
    }
    hideErrorMessage(element);
    mounts += 1;
    const props = { name: `${section}-${mounts}`, element, page: root.page, data: root.data, services };
    const lifecycles = module as SectionLifecycles;
    return {
      mounted: lifecycles.bootstrap(props).then(() => lifecycles.mount(props)),
      unmount: () => lifecycles.unmount(props),
    };
  },
});

/** Removes all messages of a section, because defining its elements starts all of them at once. */
function hideErrorMessages(section: string): void {
  for (const root of document.querySelectorAll<HTMLElement>(`main [data-section="${section}"][data-root]`))
    hideErrorMessage(root);
}
