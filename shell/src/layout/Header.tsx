import { Icon } from '@ringside/shared/ui';
import { Menu, Search, X } from 'lucide';
import { site } from '../content/site.ts';

const isCurrent = (href: string, path: string) =>
  `${path === '/fitness' ? '/training' : path}/`.startsWith(`${href}/`);

/** The small-screen menu is a popover, so it opens without script. */
export function Header({ path }: { path: string }) {
  return (
    <header className="site-header bg-ink text-white">
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-[min(1.5rem,4vw)] px-4 md:px-8">
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
        <button
          type="button"
          className="icon-button ml-auto md:ml-0"
          data-action="search"
          aria-label="Search"
        >
          <Icon icon={Search} />
        </button>
        <button
          type="button"
          className="icon-button menu-button md:hidden"
          popoverTarget="menu"
          aria-label="Menu"
        >
          <Icon icon={Menu} />
          <Icon icon={X} />
        </button>
      </div>
    </header>
  );
}
