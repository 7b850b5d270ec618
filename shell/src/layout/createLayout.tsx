import type { Frame } from '@ringside/shared/contract';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import capitals from '../styles/fonts/capitals.css?raw';
import capitalsUrl from '../styles/fonts/capitals.css?url';
import print from '../styles/print.css?url';

export interface SiteLayout {
  /** The site's name, in titles and social cards. */
  name: string;
  /** Tags for the head of every page, such as icons. */
  head?: string;
  /** The social card of pages without one of their own. */
  card?: Frame['card'];
  /** The header. Its element has the class `site-header`. */
  Header: ComponentType<{ path: string }>;
  Footer: ComponentType;
}

/** The file has the rule in this layer. */
const LAYER = '@layer base{';

const regions = renderToStaticMarkup(
  <>
    <div className="toasts" role="status" aria-live="polite" aria-atomic="true" data-toasts />
    <p className="sr-only" role="status" data-announcer />
  </>,
);

/**
 * What surrounds every page: a link to its content, a header, a footer, and the live regions that
 * the scripts write to.
 */
export const createLayout = ({ name, head = '', card, Header, Footer }: SiteLayout): Frame => ({
  name,
  head: `${head}<link rel="stylesheet" href="${print}" media="print">`,
  render: (path) => ({
    before: renderToStaticMarkup(
      <>
        <a
          className="absolute z-30 m-2 bg-blue px-4 py-3 font-semibold text-white not-focus:sr-only"
          href="#main"
        >
          Skip to content
        </a>
        <Header path={path} />
      </>,
    ),
    after: renderToStaticMarkup(<Footer />) + regions,
  }),
  regions,
  ...(card && { card }),
  face: { css: capitals.slice(LAYER.length, capitals.lastIndexOf('}')), href: capitalsUrl },
});
