import { getAppNames, registerApplication, start, triggerAppChange } from 'single-spa';

/** The section that single-spa is to have mounted. */
let owner: string;

/** single-spa has no timeout for what it waits on. So it never waits: loading, mounting and failing are ours. */
const atOnce = async () => {};

/** Has single-spa unmount the section before, and mount the one that owns the page; the shell's own pages have none. */
export async function switchTo(section: string): Promise<void> {
  owner = section;
  if (section !== 'shell' && !getAppNames().includes(section))
    registerApplication({
      name: section,
      app: async () => ({ bootstrap: atOnce, mount: atOnce, unmount: atOnce }),
      activeWhen: () => owner === section,
    });
  await triggerAppChange();
}

// Takes over history events. Listeners for `popstate` have to be there before.
start();
