import { expect } from '@playwright/test';
import { plans } from '../../support/facts.ts';
import {
  back,
  type Case,
  eventually,
  follow,
  isAt,
  isMarked,
  mark,
  open,
  press,
  says,
  text,
  type World,
} from '../world.ts';

const chooseSecondPlan = async (world: World) => {
  await press(world, plans[1] ?? '');
  await eventually(
    () =>
      world.visitor.run(
        () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent,
      ),
    plans[1],
  );
};

export const failures: readonly Case[] = [
  {
    name: 'while the server is away, a link says so and loses nothing; later it works',
    async run(world) {
      await world.visitor.resize(1280);
      await open(world, '/about');
      await mark(world);
      world.server.lose(/./);
      // The link must not be in view, because its page may then be prefetched.
      await world.visitor.run(() =>
        Object.assign(document.createElement('a'), { href: '/privacy' }).click(),
      );
      await says(world, 'We can’t load that page right now');
      await isAt(world, '/about');
      expect(await isMarked(world)).toBe(true);
      world.server.lose(/^$/);
      await world.visitor.run(() =>
        Object.assign(document.createElement('a'), { href: '/privacy' }).click(),
      );
      await isAt(world, '/privacy');
      expect(await isMarked(world)).toBe(true);
    },
    without: {
      webkit:
        'it has no Navigation API, so links load pages in full, and the browser shows its own page; the next case goes back',
    },
  },
  {
    name: 'after a page that could not be loaded, Back leads to the one before',
    async run(world) {
      await open(world, '/about');
      world.server.lose(/^\/terms/);
      await world.visitor.run(() => location.assign('/terms'));
      await eventually(async () => world.server.asked.some(({ path }) => path === '/terms'), true);
      world.server.lose(/^$/);
      if (world.visitor.browser === 'webkit') await back(world);
      await isAt(world, '/about');
    },
  },
  ...(
    [
      ['is missing', (world: World) => world.server.fail(/^\/assets\/training\/.*\.js/)],
      ['is lost on the way', (world: World) => world.server.lose(/^\/assets\/training\/.*\.js/)],
    ] as const
  ).map(
    ([what, begin]): Case => ({
      name: `when a section's module ${what}, its text stays, and Try again helps`,
      async run(world) {
        await world.visitor.resize(1280);
        begin(world);
        await open(world, '/fitness');
        await press(world, plans[1] ?? '');
        await says(world, 'Try again');
        for (const plan of plans) expect(await text(world)).toMatch(new RegExp(plan, 'i'));
        await press(world, 'Search');
        await says(world, "Search isn't implemented yet!");
        world.server.fail(/^$/);
        world.server.lose(/^$/);
        await press(world, 'Try again');
        await eventually(
          () =>
            world.visitor.run(() => document.querySelectorAll('[data-state="ready"]').length > 1),
          true,
        );
        await chooseSecondPlan(world);
      },
    }),
  ),
  {
    name: 'without pictures, fonts and late styles, a page still reads and leads on',
    async run(world) {
      world.server.fail(/\.(avif|jpg|png|svg|woff2|css)$/);
      await world.visitor.resize(1280);
      await open(world, '/news');
      await follow(world, '/gear');
      await isAt(world, '/gear');
    },
  },
  {
    name: 'a page that the server refuses is shown as the server answers it',
    async run(world) {
      await open(world, '/about');
      await world.visitor.run(() => location.assign('/news/no-such-article'));
      await isAt(world, '/news/no-such-article');
      await says(world, 'Article not found!');
    },
  },
];
