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
  band,
  products,
  guides,
}: ReturnType<typeof loadGearPage>['data']) {
  return (
    <>
      <PageHeader title={title} lead={lead} picture={band} />
      <Container className="pt-6 pb-20 md:pt-12 print:pb-4">
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
      </Container>
      {/* The posters are as wide as the window with its scroll bar. */}
      <div className="overflow-x-clip">
        <Container className="pb-12 md:pb-16 print:pb-0">
          <Section id="guides" heading="Top Rated Gear Guides" className="bleed">
            <Guides guides={guides} />
          </Section>
        </Container>
      </div>
    </>
  );
}
