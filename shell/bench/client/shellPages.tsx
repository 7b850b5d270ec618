import { sectionLifecycles } from '@ringside/shared/section';
import { pages } from '../../src/pages/index.ts';

/** The shell's own pages, as a section would ship them. The site itself never renders them in the browser. */
export const { bootstrap, mount, unmount } = sectionLifecycles(pages);
