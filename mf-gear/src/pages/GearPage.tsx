import { Container, PageHeader, Section } from '@ringside/shared/ui';
import { Guides } from '../components/Guides.tsx';
import { ProductCard, type Variant } from '../components/ProductCard.tsx';
import type { loadGearPage } from '../load/loadPages.ts';

const NOT_WRITTEN = {
  title: "This feature isn't implemented yet!",
  description: 'You can request this review: write to hello@ringside.example.',
};

/** One product leads, two share the next row, and the others are three in a row. */
const FIRST: readonly Variant[] = ['lead', 'second', 'second'];

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
        <ul className="products">
          {products.map((product, index) => {
            const variant = FIRST[index] ?? 'usual';
            return (
              <li key={product.id} id={`product-${product.id}`} className={variant}>
                <ProductCard product={product} variant={variant} notice={NOT_WRITTEN} />
              </li>
            );
          })}
        </ul>
        <Section id="guides" heading="Top Rated Gear Guides" className="mt-20 print:mt-4">
          <Guides guides={guides} />
        </Section>
      </Container>
    </>
  );
}
