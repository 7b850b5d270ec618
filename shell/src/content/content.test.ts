import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspacePackages, workspaceRoot } from '@ringside/release/workspace';
import { parseContent } from '@ringside/shared/section/parseContent';
import { expect, test } from 'vitest';
import { section } from '../server.tsx';
import { about } from './about';
import { careers } from './careers';
import { contact } from './contact';
import { home } from './home';
import { legalPages } from './legal';
import { notFound } from './notFound';
import { aboutSchema, homeSchema, invitationSchema, legalPageSchema } from './schema';
import { site } from './site';

test('the footer shows the tagline, the country, the year 2025 and four networks', () => {
  expect(site.tagline).toBe(
    'Your ultimate destination for boxing news, gear reviews, and training insights.',
  );
  expect(site.country).toBe('United Kingdom');
  expect(site.footerYear).toBe(2025);
  expect(site.socialNetworks.map(({ label }) => label)).toEqual([
    'Facebook',
    'X',
    'Instagram',
    'YouTube',
  ]);
});

/**
 * Content blockers refuse files whose name contains one of these words. The footer’s icons once had
 * such a name.
 */
const BLOCKED = /social|share|advert|\bads?\b|banner|sponsor|track|analytic|popup/i;

test('no picture, icon or font has a name that content blockers look for', async () => {
  const folders = (await workspacePackages())
    .map((name) => join(workspaceRoot, name, 'src'))
    .filter(existsSync);
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }),
  );
  const pictures = names.filter((name) => /\.(avif|jpg|png|svg|woff2)$/.test(name));
  expect(pictures.length).toBeGreaterThan(100);
  expect(
    [...pictures, ...Object.keys(section.files(''))].filter((name) => BLOCKED.test(name)),
  ).toEqual([]);
});

test('the hero counts 500+ fight reviews, 50K+ monthly readers and 100+ gear reviews', () => {
  expect(home.hero.stats.map(({ value, label }) => `${value} ${label.toLowerCase()}`)).toEqual([
    '500+ fight reviews',
    '50K+ monthly readers',
    '100+ gear reviews',
  ]);
});

test('the newsletter’s text has the 20% discount and the 50,000+ members', () => {
  expect(home.newsletter.pitch).toContain('20% off your first gear purchase');
  expect(home.newsletter.audience).toContain('50,000+ enthusiasts');
});

test('contact, careers and the 404 page have their texts', () => {
  expect(contact.text).toBe("Get in touch with our team. We'd love to hear from you.");
  expect(careers.text).toMatch(/join our team.*available opportunities/is);
  expect(notFound.text).toBe('The page you are looking for does not exist.');
  expect(notFound.action).toEqual({ label: 'Go to Homepage', href: '/' });
});

test.each(['Too short.', 'x'.repeat(119), 'x'.repeat(156)])(
  'a page described as "%s" is refused by name, with its field',
  (description) => {
    const broken = { ...contact, head: { ...contact.head, description } };
    expect(() => parseContent('contact', invitationSchema, broken)).toThrow(
      'Content does not fit: contact.head.description: ',
    );
  },
);

test('other wordings than the specification’s are refused', () => {
  const [legal] = legalPages;
  const [passion, ...values] = about.values;
  expect(legalPageSchema.safeParse({ ...legal, lastUpdated: '2025-08-14' }).success).toBe(false);
  expect(legalPageSchema.safeParse(legal).success).toBe(true);
  for (const broken of [
    { values },
    { values: [{ ...passion, name: 'Greed' }, ...values] },
    { join: { ...about.join, heading: 'Join us' } },
    { mission: { ...about.mission, text: '' } },
  ])
    expect(aboutSchema.safeParse({ ...about, ...broken }).success, JSON.stringify(broken)).toBe(
      false,
    );
  for (const section of [
    'featured',
    'guides',
    'training',
    'fitness',
    'gear',
    'latest',
    'newsletter',
  ] as const) {
    const renamed = { ...home, [section]: { ...home[section], heading: 'Anything' } };
    expect(homeSchema.safeParse(renamed).success, section).toBe(false);
  }
});
