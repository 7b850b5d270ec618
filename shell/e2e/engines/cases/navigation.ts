import { expect } from '@playwright/test';
import { articlePaths } from '../../support/facts.ts';
import {
  back,
  type Case,
  type Environment,
  eventually,
  follow,
  forward,
  isAt,
  isMarked,
  isSoft,
  mark,
  open,
  reload,
  scrolled,
  scrollTo,
} from '../environment.ts';

const focused = ({ visitor }: Environment) => visitor.run(() => document.activeElement?.tagName);
const current = ({ visitor }: Environment) =>
  visitor.run(() => document.querySelector('.site-nav [aria-current]')?.getAttribute('href'));
const topOf = ({ visitor }: Environment, id: string) =>
  visitor.run(async (id) => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    const { top = Number.NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight;
  }, id);

export const links: readonly Case[] = [
  '/news',
  '/fights',
  '/gear',
  '/training',
  '/reviews',
  '/',
].map((path) => ({
  name: `the menu's link to ${path} shows that page, at the top, as the current one`,
  async run(environment) {
    await environment.visitor.resize(1280);
    await open(environment, '/about');
    await mark(environment);
    await follow(environment, path);
    await isAt(environment, path);
    expect(await scrolled(environment)).toBe(0);
    expect(await current(environment)).toBe(path);
    expect(await isMarked(environment), 'without a reload').toBe(isSoft(environment));
    if (isSoft(environment)) expect(await focused(environment)).toBe('H1');
  },
}));

export const navigation: readonly Case[] = [
  {
    name: 'Back and Forward show their pages at the top, wherever they were left',
    async run(environment) {
      await environment.visitor.resize(1280);
      await open(environment, '/');

      for (const path of ['/news', '/gear']) {
        await scrollTo(environment, 1500);
        await follow(environment, path);
        await isAt(environment, path);
      }

      for (let round = 0; round < 2; round += 1)
        for (const [step, path] of [
          [back, '/news'],
          [back, '/'],
          [forward, '/news'],
          [forward, '/gear'],
        ] as const) {
          await scrollTo(environment, 900);
          await step(environment);
          await isAt(environment, path);
          await eventually(() => scrolled(environment), 0);
          if (isSoft(environment)) expect(await focused(environment)).toBe('H1');
        }
    },
  },
  {
    name: 'a reload keeps the place',
    async run(environment) {
      await open(environment, '/news');
      await scrollTo(environment, 900);

      await reload(environment);
      await eventually(() => environment.visitor.run(() => Math.round(scrollY)), 900);
    },
  },
  {
    name: 'a fragment shows its part, from outside, from another page, and after Back',
    async run(environment) {
      await open(environment, '/fights#fight-3');
      await isAt(environment, '/fights');
      await eventually(() => topOf(environment, 'fight-3'), true);

      await follow(environment, '/about');
      await isAt(environment, '/about');
      await environment.visitor.run(() => {
        const link = document.createElement('a');
        link.href = '/fights#fight-2';
        link.textContent = 'a fight';
        document.querySelector('main')?.prepend(link);
      });

      await follow(environment, '/fights#fight-2');
      await isAt(environment, '/fights');
      await eventually(() => topOf(environment, 'fight-2'), true);

      await back(environment);
      await isAt(environment, '/about');
      await forward(environment);
      await isAt(environment, '/fights');
      await eventually(() => topOf(environment, 'fight-2'), true);
    },
  },
  {
    name: 'Back to a fragment of the same page keeps the place',
    async run(environment) {
      await open(environment, '/fights');
      await scrollTo(environment, 700);

      await environment.visitor.run(() => location.assign('#fight-4'));
      await eventually(() => topOf(environment, 'fight-4'), true);

      await back(environment);
      await eventually(() => scrolled(environment), 700);
    },
  },
  {
    name: 'the skip link moves past the menu without a request',
    async run(environment) {
      await open(environment, '/about');
      await mark(environment);

      await environment.visitor.press('Tab');
      await environment.visitor.press('Enter');
      await eventually(() => environment.visitor.run(() => location.hash), '#main');
      expect(await isMarked(environment)).toBe(true);
    },
  },
  {
    name: 'a download during a navigation ends in the page, not in a reload',
    async run(environment) {
      await environment.visitor.resize(1280);
      // The server holds back every request of this path, also a prefetch.
      environment.server.hold(/^\/gear$/);
      await open(environment, '/about');
      await mark(environment);
      await follow(environment, '/gear');
      await eventually(async () => environment.server.waiting() > 0, true);

      await environment.visitor.run(() =>
        Object.assign(document.createElement('a'), { href: '/fights.ics', download: '' }).click(),
      );

      environment.server.hold();
      await isAt(environment, '/gear');
      expect(await isMarked(environment)).toBe(true);
    },
    without: {
      webkit: 'MiniBrowser asks where to save a download, and its driver cannot answer',
    },
  },
  {
    name: 'an article leads to its related stories and back to the list',
    async run(environment) {
      const [article = ''] = articlePaths;
      await environment.visitor.resize(1280);
      await open(environment, article);
      const related = await environment.visitor.run(
        () => document.querySelector('[aria-labelledby="related"] a')?.getAttribute('href') ?? '',
      );

      await follow(environment, related);
      await isAt(environment, related);

      await back(environment);
      await isAt(environment, article);
    },
  },
];
