import { createLayout } from '@ringside/shell/server';
import { site } from '../content/site.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

export const layout = createLayout({ name: site.name, Header, Footer });
