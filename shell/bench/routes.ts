import type { FIRST_VIEW_BUDGETS } from '@ringside/release/budgets';

export interface BenchRoute {
  name: string;
  path: string;
  next: string;
  clicks: readonly string[];
  kind: keyof typeof FIRST_VIEW_BUDGETS;
}

const ARTICLE = '/news/tobias-rourke-anselm-varga-jab-analysis';
const GEAR = 'ringside-recommended-gear button';
const TABS = ['[role=tab]:nth-of-type(2)', '[role=tab]:nth-of-type(3)'];
const VIDEO = ['main button:has-text("Watch Video Guide")', 'dialog button'];

export const routes: readonly BenchRoute[] = [
  {
    name: 'home',
    path: '/',
    next: '/fitness',
    kind: 'list',
    clicks: [GEAR, 'ringside-newsletter button'],
  },
  {
    name: 'article',
    path: ARTICLE,
    next: '/reviews',
    kind: 'text',
    clicks: ['main article button'],
  },
  { name: 'training', path: '/training', next: '/about', kind: 'list', clicks: VIDEO },
  { name: 'fitness', path: '/fitness', next: '/news', kind: 'text', clicks: TABS },
  { name: 'news', path: '/news', next: ARTICLE, kind: 'list', clicks: [] },
  { name: 'fights', path: '/fights', next: '/gear', kind: 'list', clicks: [] },
  {
    name: 'gear',
    path: '/gear',
    next: '/gear/boxing-gloves',
    kind: 'list',
    clicks: ['main button'],
  },
  { name: 'company', path: '/about', next: '/privacy', kind: 'company', clicks: [] },
];
