import { Container, PageHeader, Section } from '@ringside/shared/ui';
import { Guides } from '../components/Guides.tsx';
import { ProductCard } from '../components/ProductCard.tsx';
import type { loadGearPage } from '../load/loadPages.ts';

const NOT_WRITTEN = {
  title: "This feature isn't implemented yet!",
  description: 'You can request this review: write to hello@ringside.example.',
};

const LEAD_PRODUCTS = 2;

export function GearPage({
  title,
  lead,
  products,
  guides,
}: ReturnType<typeof loadGearPage>['data']) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className="py-12 md:py-16">
        <ul className="products gap-y-12 lg:gap-y-16">
          {products.map((product, index) => (
            <li
              key={product.id}
              id={`product-${product.id}`}
              className={index < LEAD_PRODUCTS ? 'lead' : undefined}
            >
              <ProductCard
                product={product}
                variant={index < LEAD_PRODUCTS ? 'lead' : 'usual'}
                notice={NOT_WRITTEN}
              />
            </li>
          ))}
        </ul>
        <Section id="guides" heading="Top Rated Gear Guides" className="mt-20 print:mt-4">
          <Guides guides={guides} />
        </Section>
      </Container>
    </>
  );
}
