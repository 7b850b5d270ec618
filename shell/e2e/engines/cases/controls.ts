import { expect } from '@playwright/test';
import { plans } from '../../support/facts.ts';
import {
  back,
  type Case,
  eventually,
  follow,
  isAt,
  open,
  press,
  says,
  text,
  type World,
} from '../world.ts';

const isMenuOpen = ({ visitor }: World) =>
  visitor.run(() => document.querySelector('.site-nav a')?.checkVisibility() ?? false);
const openDialogs = ({ visitor }: World) =>
  visitor.run(() => document.querySelectorAll('dialog[open]').length);
const chosenTab = ({ visitor }: World) =>
  visitor.run(() => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent);
const shownPlans = ({ visitor }: World) =>
  visitor.run(() =>
    [...document.querySelectorAll('main h2')]
      .filter((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
      .map(({ textContent }) => textContent),
  );

async function subscribe({ visitor }: World, address: string): Promise<void> {
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
    async run(world) {
      await world.visitor.resize(450);
      await open(world, '/about');
      expect(await isMenuOpen(world)).toBe(false);
      await press(world, 'Menu');
      await eventually(() => isMenuOpen(world), true);
      await world.visitor.press('Escape');
      await eventually(() => isMenuOpen(world), false);
      await press(world, 'Menu');
      await follow(world, '/gear');
      await isAt(world, '/gear');
      await eventually(() => isMenuOpen(world), false);
      await back(world);
      await isAt(world, '/about');
      await eventually(() => isMenuOpen(world), false);
    },
  },
  {
    name: 'a video opens in the overlay, and Escape closes it',
    async run(world) {
      await world.visitor.resize(1280);
      await open(world, '/training');
      await press(world, 'Watch Video Guide');
      await eventually(() => openDialogs(world), 1);
      const source = () => world.visitor.run(() => document.querySelector('iframe')?.src ?? '');
      await eventually(async () => /autoplay=1/.test(await source()), true);
      await world.visitor.press('Escape');
      await eventually(() => openDialogs(world), 0);
      await eventually(() => source(), '');
      await press(world, 'Watch Video Guide');
      await eventually(() => openDialogs(world), 1);
      await press(world, 'Close video');
      await eventually(() => openDialogs(world), 0);
    },
  },
  {
    name: 'tabs choose one plan by click, by key and by URL',
    async run(world) {
      await world.visitor.resize(1280);
      const [first = '', second = '', third = ''] = plans;
      await open(world, '/fitness');
      await eventually(() => shownPlans(world), [first]);
      await press(world, second);
      await eventually(() => chosenTab(world), second);
      await eventually(() => shownPlans(world), [second]);
      await world.visitor.press('ArrowRight');
      await eventually(() => chosenTab(world), third);
      await follow(world, '/about');
      await isAt(world, '/about');
      await open(world, `/fitness#${second.toLowerCase().replaceAll(' ', '-')}`);
      await eventually(() => chosenTab(world), second);
    },
  },
  {
    name: 'the newsletter refuses a wrong address, stores a right one, and knows it again',
    async run(world) {
      await open(world, '/');
      await subscribe(world, 'a@b');
      await says(world, 'Please enter a valid email address.');
      const address = `fan-${Date.now()}@ringside.example`;
      await subscribe(world, address);
      await says(world, 'Subscription Successful!');
      expect(await world.visitor.run(() => JSON.stringify({ ...localStorage }))).toContain(address);
      await open(world, '/');
      await subscribe(world, address);
      await says(world, 'Already Subscribed!');
    },
  },
  {
    name: 'toasts show one at a time, and disappear by themselves',
    async run(world) {
      await world.visitor.resize(1280);
      await open(world, '/about');
      await press(world, 'Search');
      await says(world, "Search isn't implemented yet!");
      await world.visitor.click(
        () => document.querySelector('footer [data-action="social"]') as Element,
        undefined,
      );
      await says(world, 'This would redirect to our social media page.');
      expect(await text(world)).not.toContain("Search isn't implemented yet!");
      await eventually(async () => (await text(world)).includes('This would redirect'), false);
    },
  },
];
