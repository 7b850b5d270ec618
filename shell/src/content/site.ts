import { parseContent } from '@ringside/shared/section/parseContent';
import { siteSchema } from './schema';

export const site = parseContent('site', siteSchema, {
  name: 'Ringside',
  tagline: 'Your ultimate destination for boxing news, gear reviews, and training insights.',
  email: 'hello@ringside.example',
  // The number is from the range reserved for drama, so it belongs to no person.
  phone: '+44 20 7946 0123',
  country: 'United Kingdom',
  footerYear: 2025,
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'News', href: '/news' },
    { label: 'Fights', href: '/fights' },
    { label: 'Gear', href: '/gear' },
    { label: 'Training', href: '/training' },
    { label: 'Reviews', href: '/reviews' },
  ],
  footerColumns: [
    {
      heading: 'Navigate',
      links: [
        { label: 'Home', href: '/' },
        { label: 'News', href: '/news' },
        { label: 'Gear', href: '/gear' },
        { label: 'Fights', href: '/fights' },
        { label: 'Training', href: '/training' },
      ],
    },
    {
      heading: 'Company',
      links: [
        { label: 'About Us', href: '/about' },
        { label: 'Contact', href: '/contact' },
        { label: 'Careers', href: '/careers' },
      ],
    },
    {
      heading: 'Legal',
      links: [
        { label: 'Privacy Policy', href: '/privacy' },
        { label: 'Terms of Service', href: '/terms' },
        { label: 'Cookie Policy', href: '/cookies' },
      ],
    },
  ],
  socialNetworks: [
    { id: 'facebook', label: 'Facebook' },
    { id: 'x', label: 'X' },
    { id: 'instagram', label: 'Instagram' },
    { id: 'youtube', label: 'YouTube' },
  ],
});
