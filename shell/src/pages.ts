import { definePages } from '@ringside/shared/section/server';
import { breadcrumbs } from '@ringside/shared/section/structuredData';
import { about } from './content/about.ts';
import { builder, frame } from './content/builder.ts';
import { careers } from './content/careers.ts';
import { contact } from './content/contact.ts';
import { home } from './content/home.ts';
import { legalPages } from './content/legal.ts';
import { notFound } from './content/notFound.ts';
import type { Head } from './content/schema.ts';
import { site } from './content/site.ts';
import { Iframe } from './embed/iframe/Iframe.tsx';
import { Builder } from './embed/page/Builder.tsx';
import { About } from './pages/About.tsx';
import { Careers } from './pages/Careers.tsx';
import { Home } from './pages/Home.tsx';
import { Invitation } from './pages/Invitation.tsx';
import { Legal } from './pages/Legal.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { organization, webSite } from './pages/structuredData.ts';
import { picture, socialCard } from './pictures/index.ts';

/** Pages about the company share one social card. */
const company = (head: Head, path: string) => ({
  ...head,
  image: socialCard('company', 'Ringside'),
  structuredData: [breadcrumbs([head.title, path])],
});

const writeToUs = { label: site.email, href: `mailto:${site.email}` };
const callUs = { label: site.phone, href: `tel:${site.phone.replaceAll(' ', '')}` };

/** A company page with a picture. */
const illustrated = <Content extends { head: Head }>(
  content: Content,
  name: string,
  path: string,
) => ({
  data: { ...content, picture: picture(name) },
  head: company(content.head, path),
});

/** A legal page, `/<slug>`. */
function loadLegal(slug: string) {
  const page = legalPages.find((each) => each.slug === slug);
  if (!page) throw new Error(`ringside: there is no legal page "${slug}".`);
  const modified = new Date(`${page.lastUpdated} UTC`).toISOString().slice(0, 10);
  const data = { ...page, band: picture('band-legal', 'card') };
  return { data, head: { ...company(page.head, `/${slug}`), modified } };
}

/** The shell's own pages. Composition gives the site's catalogue to `/embed` and `/embed/frame`. */
export const pages = definePages({
  '/': {
    view: Home,
    load: () => ({
      data: { ...home, picture: picture('hero') },
      head: {
        ...home.head,
        image: socialCard('home', home.hero.title),
        structuredData: [webSite, organization],
      },
    }),
  },

  '/about': {
    view: About,
    load: () => illustrated({ ...about, writersPicture: picture('press-row') }, 'about', '/about'),
  },

  '/contact': {
    view: Invitation,
    load: () =>
      illustrated({ ...contact, action: writeToUs, otherAction: callUs }, 'telephone', '/contact'),
  },
  '/careers': {
    view: Careers,
    load: () => illustrated({ ...careers, action: writeToUs }, 'open-ropes', '/careers'),
  },

  '/:legal': { view: Legal, values: () => legalPages.map(({ slug }) => slug), load: loadLegal },

  '/embed': {
    view: Builder,
    load: () => ({
      data: { band: picture('band-embed', 'card') },
      head: company(builder.head, '/embed'),
      // The live views of `/embed` are iframes.
      frameSources: ["'self'"],
    }),
  },
  '/embed/frame': {
    view: Iframe,
    load: () => ({ data: { ...frame, picture: picture('hero') }, head: frame.head }),
  },

  '/404': {
    view: NotFound,
    load: () => ({ data: { ...notFound, picture: picture('not-found') }, head: notFound.head }),
  },
});
