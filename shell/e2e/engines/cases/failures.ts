import { expect } from '@playwright/test';
import { plans } from '../../support/facts.ts';
import {
  back,
  type Case,
  type Environment,
  eventually,
  follow,
  isAt,
  isMarked,
  mark,
  open,
  press,
  says,
  text,
} from '../environment.ts';

const chooseSecondPlan = async (environment: Environment) => {
  await press(environment, plans[1] ?? '');
  await eventually(
    () =>
      environment.visitor.run(
        () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent,
      ),
    plans[1],
  );
};

/** Follows a link outside the document, so that its page is not prefetched. */
const followUnseen = ({ visitor }: Environment) =>
  visitor.run(() => Object.assign(document.createElement('a'), { href: '/privacy' }).click());

const MODULE = /^\/assets\/training\/.*\.js/;

const withoutModule = (what: string, begin: (environment: Environment) => void): Case => ({
  name: `when a section's module ${what}, its text stays, and Try again helps`,
  async run(environment) {
    const { server, visitor } = environment;
    await visitor.resize(1280);
    begin(environment);
    await open(environment, '/fitness');

    await press(environment, plans[1] ?? '');
    await says(environment, 'Try again');
    for (const plan of plans) expect(await text(environment)).toMatch(new RegExp(plan, 'i'));

    await press(environment, 'Search');
    await says(environment, "Search isn't implemented yet!");

    server.fail(/^$/);
    server.lose(/^$/);
    await press(environment, 'Try again');
    const areReady = () =>
      visitor.run(() => document.querySelectorAll('[data-state="ready"]').length > 1);
    await eventually(areReady, true);
    await chooseSecondPlan(environment);
  },
});

export const failures: readonly Case[] = [
  {
    name: 'while the server is away, a link says so and loses nothing; later it works',
    async run(environment) {
      await environment.visitor.resize(1280);
      await open(environment, '/about');
      await mark(environment);

      environment.server.lose(/./);
      await followUnseen(environment);
      await says(environment, 'We can’t load that page right now');
      await isAt(environment, '/about');
      expect(await isMarked(environment)).toBe(true);

      environment.server.lose(/^$/);
      await followUnseen(environment);
      await isAt(environment, '/privacy');
      expect(await isMarked(environment)).toBe(true);
    },
    without: {
      webkit:
        'it has no Navigation API, so links load pages in full, and the browser shows its own page; the next case goes back',
    },
  },
  {
    name: 'after a page that could not be loaded, Back leads to the one before',
    async run(environment) {
      await open(environment, '/about');

      environment.server.lose(/^\/terms/);
      await environment.visitor.run(() => location.assign('/terms'));
      await eventually(
        async () => environment.server.asked.some(({ path }) => path === '/terms'),
        true,
      );

      environment.server.lose(/^$/);
      if (environment.visitor.browser === 'webkit') await back(environment);
      await isAt(environment, '/about');
    },
  },
  withoutModule('is missing', ({ server }) => server.fail(MODULE)),
  withoutModule('is lost on the way', ({ server }) => server.lose(MODULE)),
  {
    name: 'without pictures, fonts and late styles, a page still reads and leads on',
    async run(environment) {
      environment.server.fail(/\.(avif|jpg|png|svg|woff2|css)$/);
      await environment.visitor.resize(1280);
      await open(environment, '/news');
      await follow(environment, '/gear');
      await isAt(environment, '/gear');
    },
  },
  {
    name: 'a page that the server refuses is shown as the server answers it',
    async run(environment) {
      await open(environment, '/about');
      await environment.visitor.run(() => location.assign('/news/no-such-article'));
      await isAt(environment, '/news/no-such-article');
      await says(environment, 'Article not found!');
    },
  },
];
