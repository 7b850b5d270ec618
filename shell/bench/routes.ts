import { FIRST_VIEW_BUDGETS } from '@ringside/release/budgets';

/** One address of each kind of page, and what the bench does there. */
export interface BenchRoute {
  name: string;
  path: string;
  /** The page that a visit goes to from here. Together they lead to every kind of page except the "not found" page. */
  next: string;
  /** What a visitor presses here, in this order, besides the header. */
  presses: readonly string[];
  /** The largest allowed size of everything in the first view, in kB of 1000 bytes. */
  firstViewBudget: number;
  /** An address that does not exist. Search engines must not index it, and the browser logs its status as an error. */
  missing?: true;
}

const LIST_KB = FIRST_VIEW_BUDGETS.list / 1000;
const TEXT_KB = FIRST_VIEW_BUDGETS.text / 1000;
const COMPANY_KB = FIRST_VIEW_BUDGETS.company / 1000;

export const routes: readonly BenchRoute[] = [
  {
    name: 'home',
    path: '/',
    next: '/fitness',
    presses: ['ringside-recommended-gear button', 'ringside-newsletter button'],
    firstViewBudget: LIST_KB,
  },
  {
    name: 'news',
    path: '/news',
    next: '/news/tobias-rourke-anselm-varga-jab-analysis',
    presses: [],
    firstViewBudget: LIST_KB,
  },
  {
    name: 'article',
    path: '/news/tobias-rourke-anselm-varga-jab-analysis',
    next: '/reviews',
    presses: ['main article button'],
    firstViewBudget: TEXT_KB,
  },
  { name: 'reviews', path: '/reviews', next: '/fights', presses: [], firstViewBudget: LIST_KB },
  { name: 'fights', path: '/fights', next: '/gear', presses: [], firstViewBudget: TEXT_KB },
  {
    name: 'training',
    path: '/training',
    next: '/about',
    presses: ['main button:has-text("Watch Video Guide")', 'dialog button'],
    firstViewBudget: LIST_KB,
  },
  {
    name: 'fitness',
    path: '/fitness',
    next: '/news',
    presses: ['[role=tab]:nth-of-type(2)', '[role=tab]:nth-of-type(3)'],
    firstViewBudget: TEXT_KB,
  },
  {
    name: 'gear',
    path: '/gear',
    next: '/gear/boxing-gloves',
    presses: ['main button'],
    firstViewBudget: LIST_KB,
  },
  {
    name: 'list',
    path: '/gear/boxing-gloves',
    next: '/training',
    presses: ['main button'],
    firstViewBudget: LIST_KB,
  },
  { name: 'company', path: '/about', next: '/privacy', presses: [], firstViewBudget: COMPANY_KB },
  { name: 'legal', path: '/privacy', next: '/', presses: [], firstViewBudget: COMPANY_KB },
  {
    name: '404',
    path: '/no-such-page',
    next: '/fights',
    presses: [],
    firstViewBudget: COMPANY_KB,
    missing: true,
  },
];
