import { createSectionServer } from '@ringside/shared/section/server';
import { elements } from './elements.ts';
import firstScript from './firstScript.ts?script';
import { webManifest } from './layout/head.ts';
import { SOCIAL_ICONS, socialIcons } from './layout/socialIcons.ts';
import { pages } from './pages.ts';

export { frameHtml } from './builder/snippets/snippets.ts';
export { frame } from './layout/frame.tsx';
export { firstScript };

export const { manifest, paths, load, content, render, loadElement, renderElement, elementChoices } =
  createSectionServer({
    name: 'shell',
    pages,
    elements,
    storageKeys: ['ringside:newsletter-subscriptions', 'ringside:newsletter-subscriptions-damaged'],
  });

export const files = () => ({ 'site.webmanifest': webManifest, [SOCIAL_ICONS]: socialIcons });
