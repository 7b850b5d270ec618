import { Container, PageHeader, Section } from '@ringside/shared/ui';
import { Guides } from '../components/Guides.tsx';
import { RankedEntry } from '../components/RankedEntry.tsx';
import type { loadCategoryPage } from '../load/loadPages.ts';

export function CategoryPage({
  title,
  lead,
  products,
  guides,
}: ReturnType<typeof loadCategoryPage>['data']) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className="py-8 md:py-12 print:py-2">
        <ol className="xl:grid xl:grid-cols-3 xl:gap-x-8 xl:gap-y-12">
          {products.map((product) => (
            <li
              key={product.rank}
              id={`place-${product.rank}`}
              className="border-line border-b py-8 last:border-b-0 md:py-10 xl:border-0 xl:py-0 xl:first:col-span-full print:py-1"
            >
              <RankedEntry {...product} />
            </li>
          ))}
        </ol>
        <Section
          id="more-guides"
          heading="More Top 10 Lists"
          action={{ label: 'Recommended gear', href: '/gear' }}
          className="mt-12 print:hidden"
        >
          <Guides guides={guides} />
        </Section>
      </Container>
    </>
  );
}
