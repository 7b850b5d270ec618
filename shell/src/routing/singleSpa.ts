import { getAppNames, registerApplication, start, triggerAppChange } from 'single-spa';

/** The section that should be mounted. */
let owner: string;

/** single-spa waits without a timeout, so it gets nothing to wait for: our own code loads and mounts, and handles errors. */
const atOnce = async () => {};

/** Has single-spa unmount the previous section and mount the one that owns the page. The shell's own pages have none. */
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

// From here on single-spa handles history events, so our own `popstate` listener must be registered before.
start();
