import { site } from '../content/site.ts';

export function Footer() {
  return (
    <footer className="bg-ink text-white">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-16 min-[20rem]:grid-cols-2 md:grid-cols-3 md:px-8 lg:grid-cols-5">
        <div className="col-span-full lg:col-span-2">
          <p className="logo">{site.name}</p>
          <p className="mt-4 max-w-prose text-muted-light">{site.tagline}</p>
          <ul className="mt-6 flex flex-wrap gap-2">
            {site.socialNetworks.map(({ id, label }) => (
              <li key={id}>
                <button
                  type="button"
                  className="icon-button"
                  data-action="social"
                  data-label={label}
                  aria-label={label}
                >
                  <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
                    <use href={`/footer.svg#${id}`} />
                  </svg>
                </button>
              </li>
            ))}
          </ul>
        </div>

        {site.footerColumns.map(({ heading, links }) => (
          <section key={heading}>
            <h2 className="font-display text-xl uppercase">{heading}</h2>
            <ul className="mt-3">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a className="inline-flex min-h-8 items-center" href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}

        <div className="col-span-full flex flex-wrap gap-x-8 gap-y-2 text-muted-light">
          <a href={`mailto:${site.email}`}>{site.email}</a>{' '}
          <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>{' '}
          <span>{site.country}</span>{' '}
          <span>
            © {site.footerYear} {site.name}. All rights reserved.
          </span>
        </div>
      </div>
    </footer>
  );
}
