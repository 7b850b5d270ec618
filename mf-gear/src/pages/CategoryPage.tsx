import { Container, PageHeader, Section } from '@ringside/shared/ui';
import { Guides } from '../components/Guides.tsx';
import { RankedEntry } from '../components/RankedEntry.tsx';
import type { loadCategoryPage } from '../load/loadPages.ts';

export function CategoryPage({
  title,
  lead,
  band,
  products,
  guides,
}: ReturnType<typeof loadCategoryPage>['data']) {
  return (
    <>
      <PageHeader title={title} lead={lead} picture={band} />
      <Container className="pt-6 pb-12 md:pt-12 md:pb-16">
        <ol className="ranking">
          {products.map((product) => (
            <li key={product.rank} id={`place-${product.rank}`}>
              <RankedEntry {...product} />
            </li>
          ))}
        </ol>
        <Section
          id="more-guides"
          heading="More Top 10 Lists"
          action={{ label: 'Recommended gear', href: '/gear' }}
          className="mt-20 print:hidden"
        >
          <Guides guides={guides} />
        </Section>
      </Container>
    </>
  );
}
