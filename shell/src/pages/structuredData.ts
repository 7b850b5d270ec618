import { structured } from '@ringside/shared/section/structuredData';
import { site } from '../content/site.ts';

export const webSite = structured('WebSite', {
  name: site.name,
  url: '/',
  description: site.tagline,
  inLanguage: 'en',
});

export const organization = structured('Organization', {
  name: site.name,
  url: '/',
  logo: '/logo.svg',
  email: site.email,
  telephone: site.phone,
});
