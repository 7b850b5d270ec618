import './styles.css';
import { sectionElements, sectionLifecycles } from '@ringside/shared/section';
import { views } from './elements.ts';
import { pages } from './pages/index.ts';

export const { bootstrap, mount, unmount } = sectionLifecycles(pages);
export const elements = sectionElements('news', views);
