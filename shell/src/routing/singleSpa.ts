/** single-spa, which is loaded with the first application. Only `applications.ts` imports it. */
import { addErrorHandler, start } from 'single-spa';

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
