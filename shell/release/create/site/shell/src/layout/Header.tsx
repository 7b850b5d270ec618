import { site } from '../content/site.ts';

const isCurrent = (href: string, path: string) =>
  href === '/' ? path === '/' : `${path}/`.startsWith(`${href}/`);

/**
 * The header of the site. It may show elements of sections, with `Fragment` of
 * `@ringside/shared/section`.
 */
export function Header({ path }: { path: string }) {
  return (
    <header className="site-header bg-ink text-white">
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-6 px-4 md:px-8">
        <a className="logo" href="/">
          {site.name}
        </a>
        <nav id="menu" popover="auto" aria-label="Main" className="site-nav">
          <ul className="flex gap-1 max-md:flex-col">
            {site.navigation.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent(href, path) ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <button type="button" className="ml-auto min-h-11 px-3 md:hidden" popoverTarget="menu">
          Menu
        </button>
      </div>
    </header>
  );
}
