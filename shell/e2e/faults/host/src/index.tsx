import './styles.css';
import { sectionLifecycles } from '@ringside/shared/section';
import { pages } from './HostPage.tsx';

export const { bootstrap, mount, unmount } = sectionLifecycles(pages);
export { pages };
