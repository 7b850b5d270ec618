import { Fragment } from '@ringside/shared/section';
import { createLayout } from '@ringside/shell/server';

const LINKS = [
  ['Workshop', '/'],
  ['Planes', '/products/planes'],
  ['Stores', '/stores'],
] as const;

/** Places the small cart, an element of the checkout team. */
const Header = () => (
  <header className="site-header flex gap-4 bg-ink p-4 text-white">
    {LINKS.map(([label, href]) => (
      <a key={href} href={href}>
        {label}
      </a>
    ))}
    <Fragment tag="ringside-mini-cart" fixed />
  </header>
);

const Footer = () => <footer className="bg-ink p-4 text-white">A shop for joiners</footer>;

export const layout = createLayout({ name: 'Workshop', Header, Footer });
