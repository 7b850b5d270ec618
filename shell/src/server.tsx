import { createSectionServer } from '@ringside/shared/section/server';
import { breadcrumbs } from '@ringside/shared/section/structuredData';
import { about } from './content/about.ts';
import { builder, frame as framePage } from './content/builder.ts';
import { careers } from './content/careers.ts';
import { contact } from './content/contact.ts';
import { home } from './content/home.ts';
import { legalPages } from './content/legal.ts';
import { notFound } from './content/notFound.ts';
import type { Head } from './content/schema.ts';
import firstScript from './firstScript.ts?script';
import { webManifest } from './layout/head.ts';
import { SOCIAL_ICONS, socialIcons } from './layout/socialIcons.ts';
import { manifest } from './manifest.ts';
import { pages } from './pages/index.ts';
import { organization, webSite } from './pages/structuredData.ts';
import { picture, socialCard } from './pictures/index.ts';
import { countdownData } from './widgets/elementData.ts';
import { views } from './widgets/views.tsx';

export { frameHtml } from './builder/snippets.ts';
export { frame } from './layout/frame.tsx';
export { firstScript, manifest };

/** Pages about the company share one social card. */
const company = (head: Head, path: string) => ({
  ...head,
  image: socialCard('company', 'Ringside'),
  structuredData: [breadcrumbs([head.title, path])],
});

export const files = () => ({ 'site.webmanifest': webManifest, [SOCIAL_ICONS]: socialIcons });

export const { paths, load, render, loadElement, renderElement } = createSectionServer(manifest, {
  pages,
  elements: views,
  routes: [
    [
      '/',
      () => ({
        page: 'Home',
        data: { ...home, picture: picture('hero') },
        head: {
          ...home.head,
          image: socialCard('home', home.hero.title),
          structuredData: [webSite, organization],
        },
      }),
    ],
    [
      '/about',
      () => ({
        page: 'About',
        data: { ...about, picture: picture('about') },
        head: company(about.head, '/about'),
      }),
    ],
    [
      '/contact',
      () => ({
        page: 'Plain',
        data: { ...contact, picture: picture('microphone') },
        head: company(contact.head, '/contact'),
      }),
    ],
    [
      '/careers',
      () => ({
        page: 'Plain',
        data: { ...careers, picture: picture('about') },
        head: company(careers.head, '/careers'),
      }),
    ],
    ...legalPages.map(
      (page) =>
        [
          `/${page.slug}`,
          () => ({ page: 'Legal', data: page, head: company(page.head, `/${page.slug}`) }),
        ] as const,
    ),
    [
      '/embed',
      () => ({
        page: 'Builder',
        data: builder,
        head: company(builder.head, '/embed'),
        // Previews.
        frameSources: ["'self'"],
      }),
    ],
    ['/embed/frame', () => ({ page: 'Frame', data: framePage, head: framePage.head })],
    [
      '/404',
      () => ({
        page: 'NotFound',
        data: { ...notFound, picture: picture('not-found') },
        head: notFound.head,
        status: 404 as const,
      }),
    ],
  ],
  loadElement: {
    'ringside-countdown': countdownData,
    'ringside-newsletter': () => ({}),
  },
});
