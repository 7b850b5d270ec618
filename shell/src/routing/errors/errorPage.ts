import type { Notice, PageData } from '@ringside/shared/contract';
import type { FetchedPage } from '@ringside/shared/internal/page';

const OFFLINE: Notice = {
  title: 'You are offline',
  description: 'Connect to the internet, then try again. This page stays open.',
};

const UNAVAILABLE: Notice = {
  title: 'We can’t load that page right now',
  description: 'Please try again in a moment. This page stays open.',
};

export const SLOW: Notice = {
  title: 'Still loading …',
  description: 'The page opens once it has loaded.',
};

/** The toast after a failed navigation that leaves the visitor on the current page. */
export const errorToast = (): Notice => (navigator.onLine ? UNAVAILABLE : OFFLINE);

const TITLE = 'We can’t load this page right now';
const HTML = `<html lang="en"><title>${TITLE}</title><main><div class="error-page"><h1>${TITLE}</h1>
<p>Perhaps the connection or our server is down. The rest of the site works.</p>
<a href="">Try again</a></div></main>`;

/** The page that shows an error after Back or Forward has changed the URL. */
export const errorPage = (url: URL, { runtime, router }: PageData): FetchedPage => ({
  data: { path: url.pathname, owner: 'shell', roots: [], modules: {}, runtime, router },
  style: '',
  html: HTML,
});
