import { send } from '@ringside/shared/contract';
import { Fragment } from '@ringside/shared/section';
import { Container, PageHeader } from '@ringside/shared/ui';

interface Link {
  name: string;
  href: string;
}

const Links = ({ links }: { links: readonly Link[] }) => (
  <ul>
    {links.map(({ name, href }) => (
      <li key={href}>
        <a href={href}>{name}</a>
      </li>
    ))}
  </ul>
);

/** The home page, and the page of each category. */
export const Products = ({ title, links }: { title: string; links: readonly Link[] }) => (
  <>
    <PageHeader title={title} lead="Tools that last." />
    <Container className="py-8">
      <Links links={links} />
      <Fragment tag="ringside-recommendations" after="tenon" fixed />
    </Container>
  </>
);

export const Stores = ({ stores }: { stores: readonly string[] }) => (
  <>
    <PageHeader title="Stores" lead="Try before you buy." />
    <Container className="py-8">
      {stores.map((store) => (
        <p key={store}>{store}</p>
      ))}
    </Container>
  </>
);

/**
 * A field of the form around the element, also without script. With script, the element sends an
 * event when the visitor chooses.
 */
export const StorePicker = ({ stores }: { stores: readonly string[] }) => (
  <label>
    Store{' '}
    <select
      name="store"
      onChange={({ currentTarget }) =>
        send(currentTarget, 'explore:store-chosen', { store: currentTarget.value })
      }
    >
      {stores.map((store) => (
        <option key={store}>{store}</option>
      ))}
    </select>
  </label>
);

export const Recommendations = ({ links }: { links: readonly Link[] }) => (
  <section aria-label="Recommendations">
    <h2>You may also like</h2>
    <Links links={links} />
  </section>
);
