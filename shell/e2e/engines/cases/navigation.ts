import { expect } from '@playwright/test';
import { articlePaths } from '../../support/facts.ts';
import {
  back,
  type Case,
  eventually,
  follow,
  forward,
  isAt,
  isMarked,
  isSoft,
  mark,
  open,
  scrolled,
  scrollTo,
  type World,
} from '../world.ts';

const focused = ({ visitor }: World) => visitor.run(() => document.activeElement?.tagName);
const current = ({ visitor }: World) =>
  visitor.run(() => document.querySelector('.site-nav [aria-current]')?.getAttribute('href'));
const topOf = ({ visitor }: World, id: string) =>
  visitor.run(async (id) => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    const { top = Number.NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight;
  }, id);

const links: readonly Case[] = ['/news', '/fights', '/gear', '/training', '/reviews', '/'].map(
  (path) => ({
    name: `the menu's link to ${path} shows that page, at the top, as the current one`,
    async run(world) {
      await world.visitor.resize(1280);
      await open(world, '/about');
      await mark(world);
      await follow(world, path);
      await isAt(world, path);
      expect(await scrolled(world)).toBe(0);
      expect(await current(world)).toBe(path);
      expect(await isMarked(world), 'without a reload').toBe(isSoft(world));
      if (isSoft(world)) expect(await focused(world)).toBe('H1');
    },
  }),
);

export const navigation: readonly Case[] = [
  ...links,
  {
    name: 'Back and Forward show their pages at the top, wherever they were left',
    async run(world) {
      await world.visitor.resize(1280);
      await open(world, '/');
      for (const path of ['/news', '/gear']) {
        await scrollTo(world, 1500);
        await follow(world, path);
        await isAt(world, path);
      }
      for (let round = 0; round < 2; round += 1)
        for (const [step, path] of [
          [back, '/news'],
          [back, '/'],
          [forward, '/news'],
          [forward, '/gear'],
        ] as const) {
          await scrollTo(world, 900);
          await step(world);
          await isAt(world, path);
          await eventually(() => scrolled(world), 0);
          if (isSoft(world)) expect(await focused(world)).toBe('H1');
        }
    },
  },
  {
    name: 'a reload keeps the place',
    async run(world) {
      await open(world, '/news');
      await scrollTo(world, 900);
      await world.visitor.run(() => location.reload());
      await eventually(() => world.visitor.run(() => Math.round(scrollY)), 900);
    },
  },
  {
    name: 'a fragment shows its part, from outside, from another page, and after Back',
    async run(world) {
      await open(world, '/fights#fight-3');
      await eventually(() => topOf(world, 'fight-3'), true);
      await follow(world, '/about');
      await isAt(world, '/about');
      await world.visitor.run(() => {
        const link = document.createElement('a');
        link.href = '/fights#fight-2';
        link.textContent = 'a fight';
        document.querySelector('main')?.prepend(link);
      });
      await follow(world, '/fights#fight-2');
      await isAt(world, '/fights');
      await eventually(() => topOf(world, 'fight-2'), true);
      await back(world);
      await isAt(world, '/about');
      await forward(world);
      await isAt(world, '/fights');
      await eventually(() => topOf(world, 'fight-2'), true);
    },
  },
  {
    name: 'Back to a fragment of the same page keeps the place',
    async run(world) {
      await open(world, '/fights');
      await scrollTo(world, 700);
      await world.visitor.run(() => location.assign('#fight-4'));
      await eventually(() => topOf(world, 'fight-4'), true);
      await back(world);
      await eventually(() => scrolled(world), 700);
    },
  },
  {
    name: 'the skip link moves past the menu without a request',
    async run(world) {
      await open(world, '/about');
      await mark(world);
      await world.visitor.press('Tab');
      await world.visitor.press('Enter');
      await eventually(() => world.visitor.run(() => location.hash), '#main');
      expect(await isMarked(world)).toBe(true);
    },
  },
  {
    name: 'a download during a navigation ends in the page, not in a reload',
    async run(world) {
      await world.visitor.resize(1280);
      // The server holds back a prefetch, too.
      world.server.hold(/^\/gear$/);
      await open(world, '/about');
      await mark(world);
      await follow(world, '/gear');
      await eventually(async () => world.server.waiting() > 0, true);
      await world.visitor.run(() =>
        Object.assign(document.createElement('a'), { href: '/fights.ics', download: '' }).click(),
      );
      world.server.hold();
      await isAt(world, '/gear');
      expect(await isMarked(world)).toBe(true);
    },
    without: {
      webkit: 'MiniBrowser asks where to save a download, and its driver cannot answer',
    },
  },
  {
    name: 'an article leads to its related stories and back to the list',
    async run(world) {
      const [article = ''] = articlePaths;
      await world.visitor.resize(1280);
      await open(world, article);
      const related = await world.visitor.run(
        () => document.querySelector('[aria-labelledby="related"] a')?.getAttribute('href') ?? '',
      );
      await follow(world, related);
      await isAt(world, related);
      await back(world);
      await isAt(world, article);
    },
  },
];
