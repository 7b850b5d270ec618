/**
 * What the `server.tsx` of every shell is made with, also of other sites: `@ringside/shell/server`.
 */
import firstScript from './scripts/firstScript.ts?script';
import inspector from './scripts/inspector.ts?script';

export { createLayout, type SiteLayout } from './layout/createLayout.tsx';
export { firstScript, inspector };
