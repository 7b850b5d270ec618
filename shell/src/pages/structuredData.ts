import { PUBLISHER, structured } from '@ringside/shared/section/structuredData';
import { site } from '../content/site.ts';

/** The site, in the words of its footer. */
export const webSite = structured('WebSite', {
  name: site.name,
  url: '/',
  description: site.tagline,
  inLanguage: 'en',
  publisher: PUBLISHER,
});

/** Who is behind it, and how to reach them. */
export const organization = structured('Organization', {
  name: site.name,
  url: '/',
  email: site.email,
  telephone: site.phone,
  address: { '@type': 'PostalAddress', addressCountry: site.country },
});
