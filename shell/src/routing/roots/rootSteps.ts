import type { ModuleAddress, Services } from '@ringside/shared/contract';
import { afterPaint, checkedImport, fetchModule } from '@ringside/shared/loading';
import { type RootSteps, reportError } from '@ringside/shared/page';
import type { SectionLifecycles } from '@ringside/shared/section';
import { mountApplication } from '../applications.ts';
import { hideErrorMessage } from '../errors/errorMessage.ts';
import type * as SingleSpa from '../singleSpa.ts';
import { loadStylesheet } from '../swap/stylesheets.ts';
import { firstSign } from './firstSign.ts';
import { want, whenWanted } from './intent.ts';
import { whereIs } from './whereIs.ts';

/**
 * How roots start on the site: fragments as custom elements, pages as single-spa applications.
 *
 * @param singleSpa the URL of `singleSpa.ts`, which is loaded with the first page that a visitor is about to use
 */
export const rootSteps = (services: Services, singleSpa: ModuleAddress): RootSteps<unknown[]> => ({
  wanted({ root, element, address }) {
    const used = whenWanted(element, (signal) =>
      Promise.all([
        fetchModule(address, location.href, signal),
        'page' in root && fetchModule(singleSpa, location.href, signal),
      ]),
    );
    // The shell's only roots are the pages for partners, who open them to use their controls. So any interaction is enough.
    if (root.section === 'shell') void firstSign.then(() => want(element, 'first interaction'));
    return used;
  },

  async load({ root, element, address }) {
    const modules = 'page' in root ? [address, singleSpa] : [address];
    await Promise.all([
      ...modules.map((module) => fetchModule(module)),
      address.style && loadStylesheet(address.style, (error) => reportError(element, 'style', error)),
    ]);
    // The clicked control is painted as busy first.
    await afterPaint();
    // In a translated island, hydration would replace the pressed control, and its click would be lost.
    while (element.querySelector(':active font')) await afterPaint();
    return Promise.all(modules.map((module) => checkedImport(module)));
  },

  hydrate({ root, element, address, isRestart }, [module, router]) {
    const { section } = root;
    const focused = whereIs(document.activeElement as HTMLElement);
    const restoreFocus = () => {
      if (document.activeElement === document.body) focused()?.focus();
    };
    element.addEventListener('ringside:ready', restoreFocus, { once: true });
    // React would take the mark for a difference from what was prerendered.
    for (const busy of element.querySelectorAll('[aria-busy]')) busy.ariaBusy = null;
    if ('element' in root) {
      if (isRestart) {
        hideErrorMessage(element);
        (element as HTMLElement & { retry?: () => void }).retry?.();
      } else if (!element.matches(':defined')) {
        defineElements(section, address.href, module as ElementsModule);
      }
      return undefined;
    }
    hideErrorMessage(element);
    const ending = new AbortController();
    mountApplication(router as typeof SingleSpa, {
      section,
      lifecycles: module as SectionLifecycles,
      props: { element, page: root.page, data: root.data, services },
      ending,
    }).catch((error: unknown) => reportError(element, 'mount', error));
    return () => ending.abort();
  },
});

/** The exports of a section's `elements` module. */
interface ElementsModule {
  elements: Readonly<Record<string, CustomElementConstructor>>;
}

/** The module that defined each section's elements; a custom element can be defined once only. */
const defining = new Map<string, string>();

/** Defines a section's elements. That hydrates all of them in the page, so their messages are removed first. */
function defineElements(section: string, href: string, { elements }: ElementsModule): void {
  for (const root of document.querySelectorAll<HTMLElement>(`main [data-section="${section}"][data-root]`))
    hideErrorMessage(root);
  defining.set(section, defining.get(section) ?? href);
  for (const [tag, element] of Object.entries(elements)) {
    if (!customElements.get(tag)) customElements.define(tag, element);
  }
}

/** Whether this tab already defined the section's elements from another release. */
export const hasOtherElements = (section: string, href: string): boolean =>
  (defining.get(section) ?? href) !== href;
