import type { Frame } from '@ringside/shared/contract';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { socialCard } from '../pictures/index.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { headTags } from './head.ts';

const regions = renderToStaticMarkup(
  <>
    <div className="toasts" role="status" aria-live="polite" aria-atomic="true" data-toasts />
    <p className="sr-only" role="status" data-announcer />
  </>,
);

export const layout: Frame = {
  head: headTags,
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
  card: socialCard('company', 'Ringside'),
};
