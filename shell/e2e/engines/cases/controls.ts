import { expect } from '@playwright/test';
import { plans } from '../../support/facts.ts';
import {
  back,
  type Case,
  type Environment,
  eventually,
  follow,
  isAt,
  open,
  press,
  reload,
  says,
  text,
} from '../environment.ts';

const isMenuOpen = ({ visitor }: Environment) =>
  visitor.run(() => document.querySelector('.site-nav a')?.checkVisibility() ?? false);
const openDialogs = ({ visitor }: Environment) =>
  visitor.run(() => document.querySelectorAll('dialog[open]').length);
const chosenTab = ({ visitor }: Environment) =>
  visitor.run(() => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent);
const shownPlans = ({ visitor }: Environment) =>
  visitor.run(() =>
    [...document.querySelectorAll('main .plan h2')]
      .filter((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
      .map(({ textContent }) => textContent),
  );

async function subscribe({ visitor }: Environment, address: string): Promise<void> {
  const field = () => document.querySelector('ringside-newsletter input') as Element;
  await visitor.type(field, undefined, address);
  await visitor.click(
    () => document.querySelector('ringside-newsletter button') as Element,
    undefined,
  );
}

export const controls: readonly Case[] = [
  {
    name: 'the menu opens, closes with Escape, and closes when a link is chosen',
    async run(environment) {
      await environment.visitor.resize(450);
      await open(environment, '/about');
      expect(await isMenuOpen(environment)).toBe(false);

      await press(environment, 'Menu');
      await eventually(() => isMenuOpen(environment), true);
      await environment.visitor.press('Escape');
      await eventually(() => isMenuOpen(environment), false);

      await press(environment, 'Menu');
      await follow(environment, '/gear');
      await isAt(environment, '/gear');
      await eventually(() => isMenuOpen(environment), false);

      await back(environment);
      await isAt(environment, '/about');
      await eventually(() => isMenuOpen(environment), false);
    },
  },
  {
    name: 'a video opens in the overlay, and Escape closes it',
    async run(environment) {
      await environment.visitor.resize(1280);
      await open(environment, '/training');
      await press(environment, 'Watch Video Guide');
      await eventually(() => openDialogs(environment), 1);

      const source = () =>
        environment.visitor.run(() => document.querySelector('iframe')?.src ?? '');
      await eventually(async () => /autoplay=1/.test(await source()), true);

      await environment.visitor.press('Escape');
      await eventually(() => openDialogs(environment), 0);
      await eventually(() => source(), '');

      await press(environment, 'Watch Video Guide');
      await eventually(() => openDialogs(environment), 1);
      await press(environment, 'Close video');
      await eventually(() => openDialogs(environment), 0);
    },
  },
  {
    name: 'tabs choose one plan by click, by key and by URL',
    async run(environment) {
      await environment.visitor.resize(1280);
      const [first = '', second = '', third = ''] = plans;
      await open(environment, '/fitness');
      await eventually(() => shownPlans(environment), [first]);

      await press(environment, second);
      await eventually(() => chosenTab(environment), second);
      await eventually(() => shownPlans(environment), [second]);

      await environment.visitor.press('ArrowRight');
      await eventually(() => chosenTab(environment), third);

      await follow(environment, '/about');
      await isAt(environment, '/about');

      await open(environment, `/fitness#${second.toLowerCase().replaceAll(' ', '-')}`);
      await eventually(() => chosenTab(environment), second);
    },
  },
  {
    name: 'a chosen plan is shown again after a reload, and after Back to the page that was reloaded',
    async run(environment) {
      await environment.visitor.resize(1280);
      const [, second = ''] = plans;
      await open(environment, '/fitness');
      await press(environment, second);
      await eventually(() => chosenTab(environment), second);

      await reload(environment);
      await eventually(() => chosenTab(environment), second);
      await isAt(environment, '/fitness');

      await follow(environment, '/news');
      await isAt(environment, '/news');
      await back(environment);
      await isAt(environment, '/fitness');
      await eventually(() => chosenTab(environment), second);
      await eventually(() => shownPlans(environment), [second]);
    },
  },
  {
    name: 'the newsletter refuses a wrong address, stores a right one, and knows it again',
    async run(environment) {
      await open(environment, '/');
      await subscribe(environment, 'a@b');
      await says(environment, 'Please enter a valid email address.');

      const address = `fan-${Date.now()}@ringside.example`;
      await subscribe(environment, address);
      await says(environment, 'Subscription Successful!');
      expect(await environment.visitor.run(() => JSON.stringify({ ...localStorage }))).toContain(
        address,
      );

      await open(environment, '/');
      await subscribe(environment, address);
      await says(environment, 'Already Subscribed!');
    },
  },
  {
    name: 'toasts show one at a time, and disappear by themselves',
    async run(environment) {
      await environment.visitor.resize(1280);
      await open(environment, '/about');
      await press(environment, 'Search');
      await says(environment, "Search isn't implemented yet!");

      await environment.visitor.click(
        () => document.querySelector('footer [data-action="social"]') as Element,
        undefined,
      );
      await says(environment, 'This would redirect to our social media page.');
      expect(await text(environment)).not.toContain("Search isn't implemented yet!");
      await eventually(
        async () => (await text(environment)).includes('This would redirect'),
        false,
      );
    },
  },
];
