import { site } from '../content/site.ts';
import { socialCard } from '../pictures/index.ts';
import { createLayout } from './createLayout.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { headTags } from './head.ts';

export const layout = createLayout({
  name: site.name,
  head: headTags,
  card: socialCard('company', 'Ringside'),
  Header,
  Footer,
});
