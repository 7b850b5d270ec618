import { Kicker } from '@ringside/shared/ui';

/** An article's category. Only breaking news is red. */
export function CategoryBadge({ category, onDark = false }: { category: string; onDark?: boolean }) {
  const [urgent, usual] = onDark
    ? ['text-red-light print:text-ink', 'text-blue-light print:text-ink']
    : ['text-red', 'text-blue-deep'];
  return <Kicker className={category === 'Breaking News' ? urgent : usual}>{category}</Kicker>;
}
