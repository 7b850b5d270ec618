import './styles.css';
import { sectionLifecycles } from '@ringside/shared/section';
import { pages } from './pages/index.ts';

export const { bootstrap, mount, unmount } = sectionLifecycles(pages);
export { pages };
