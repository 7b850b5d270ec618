/** A product's price and its original price. */
export function Price({ price, originalPrice }: { price: string; originalPrice: string }) {
  return (
    <p className="flex items-baseline gap-3">
      <span className="font-display text-2xl">{price}</span>{' '}
      <s className="text-muted">
        <span className="sr-only">was </span>
        {originalPrice}
      </s>
    </p>
  );
}
