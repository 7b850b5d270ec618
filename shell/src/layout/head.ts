import sans from '../styles/fonts/source-sans-3.woff2?url';
import icon from './icons/icon.svg?url';
import icon192 from './icons/icon-192.png?url';
import icon512 from './icons/icon-512.png?url';

const font = (href: string) =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;

/** Browsers without SVG icons, and phones, ask for `/favicon.ico` and `/apple-touch-icon.png`. */
export const headTags: string = [
  font(sans),
  `<link rel="icon" href="${icon}" type="image/svg+xml">`,
  '<link rel="manifest" href="/site.webmanifest">',
  '<meta name="theme-color" content="#0b0d12">',
  '<link rel="alternate" type="application/atom+xml" title="Ringside" href="/feed.xml">',
].join('');

export const webManifest: string = `${JSON.stringify({
  name: 'Ringside',
  description: 'Boxing news, fights, training and gear.',
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#f6f3ec',
  theme_color: '#0b0d12',
  icons: [
    { src: icon, type: 'image/svg+xml', sizes: 'any' },
    { src: icon192, type: 'image/png', sizes: '192x192' },
    { src: icon512, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
})}\n`;
