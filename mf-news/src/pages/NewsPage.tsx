import { useServices } from '@ringside/shared/section';
import { Button } from '@ringside/shared/ui';

export function NewsPage({ articles }: { articles: { slug: string; title: string }[] }) {
  const { toast } = useServices();
  return (
    <>
      <h1 className="p-4 font-display text-4xl uppercase md:p-8">News</h1>
      <Button onClick={() => toast.show({ title: 'Hi', description: 'There' })}>Say</Button>
      <ul>
        {articles.map((article) => (
          <li key={article.slug}>
            <a href={`/news/${article.slug}`}>{article.title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
