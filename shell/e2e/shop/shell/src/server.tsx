import { createSection } from '@ringside/shared/section/server';
import { elements } from './elements.ts';
import { pages } from './pages.ts';

export { firstScript, inspector } from '@ringside/shell/server';
export { layout as frame } from './layout/layout.tsx';

export const section = createSection({
  name: 'shell',
  description: 'The pages that belong to no team.',
  pages,
  elements,
  awaits: ['ringside-mini-cart', '/', '/products/:category', '/stores'],
});

export function renderElement(tag: string): never {
  throw new Error(`The shell has no <${tag}>.`);
}
