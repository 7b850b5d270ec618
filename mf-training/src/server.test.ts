import { expect, test } from 'vitest';
import { plans } from './content/plans.ts';
import { workouts } from './content/workouts.ts';
import { section } from './server.tsx';

const html = async (path: string) => {
  const page = await section.load(path);
  if (!page) throw new Error(`no page at ${path}`);
  return section.render(page).html;
};
const element = (tag: string, attributes: Record<string, string>) =>
  section.renderElement(tag, section.loadElement(tag, attributes)).html;

test('no page contains a player before a visitor asks for it', async () => {
  expect(await html('/training')).not.toContain('<iframe');
  expect(await html('/training')).not.toContain('youtube-nocookie');
});

test('every workout has a video guide, and a plain link to it', async () => {
  expect((await html('/training')).match(/>Watch Video Guide</g)).toHaveLength(workouts.length);
  expect(
    (await html('/training')).match(/href="https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}"/g),
  ).toHaveLength(workouts.length);
});

test('all plans are in the page, and the first is the active one', async () => {
  const states = [...(await html('/fitness')).matchAll(/data-active="(\w+)"/g)].map(([, active]) => active);
  expect(states).toEqual(plans.map((_, index) => String(index === 0)));
});

test('the home page takes the first three workouts and plans', () => {
  const workouts = element('ringside-workouts', { limit: '3' });
  expect(workouts.match(/<article/g)).toHaveLength(3);
  expect(workouts).toContain('Shadow Boxing With a Purpose');
  expect(element('ringside-plans', { limit: '3' }).match(/href="\/fitness#[a-z-]+"/g)).toHaveLength(3);
});

test('a limit that is not a number is refused', () => {
  expect(() => section.loadElement('ringside-workouts', { limit: 'all' })).toThrow('limit="all" must be');
});
