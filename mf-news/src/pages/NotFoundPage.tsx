import { NotFoundView } from '@ringside/shared/ui';

export function NotFoundPage() {
  return <NotFoundView text="Article not found!" action={{ label: 'Back to News', href: '/news' }} />;
}
