/** single-spa, which is loaded with the first application. Only `applications.ts` imports it. */
import { addErrorHandler, getMountedApps, start } from 'single-spa';

export {
  getAppNames,
  getAppStatus,
  registerApplication,
  SKIP_BECAUSE_BROKEN,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa';

// Each lifecycle has reported its own error.
addErrorHandler(() => {});
start();

// Its developer tools get everything else that they need from single-spa itself.
const { __SINGLE_SPA_DEVTOOLS__: tools } = globalThis as {
  __SINGLE_SPA_DEVTOOLS__?: { exposedMethods: { getMountedApps?: typeof getMountedApps } };
};
if (tools) tools.exposedMethods.getMountedApps = getMountedApps;
