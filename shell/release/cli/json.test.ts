import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { built } from '../testing/fixtures.ts';
import { newSite, samples } from '../testing/samples.ts';
import { said } from './testing/commands.ts';

const next = await built({ ...samples.gear, client: 'export const next = 1' });
const dead = await built({ ...samples.gear, pages: { '/gear': '<a href="/nowhere">Go</a>' } });

async function json(...words: readonly string[]) {
  const { status, out } = await said([...words, '--json']);
  return { status, ...JSON.parse(out) };
}

test('every command that changes or checks a site prints only JSON on standard output', async () => {
  const { folder } = await newSite();
  const to = ['--to', folder];
  const released = await json('release', 'gear', ...to, '--from', next);
  expect(released).toMatchObject({ status: 0, isNew: true, written: 2 });
  const counts = { pages: 0, rendered: 0, written: 0, removed: 0, bytes: 0 };
  expect(await json('release', 'gear', ...to, '--from', next, '--changed')).toEqual({
    status: 0,
    isNew: false,
    sections: released.sections,
    ...counts,
  });
  expect(Object.keys(released)).toEqual(['status', 'isNew', 'sections', ...Object.keys(counts)]);
  const rolledBack = await json('rollback', 'gear', ...to);
  expect(rolledBack.sections.gear).not.toBe(released.sections.gear);
  expect(await json('lock', 'gear', ...to, '--reason', 'a test')).toMatchObject({
    section: 'gear',
    reason: 'a test',
  });
  expect(await json('unlock', 'gear', ...to)).toMatchObject({ section: 'gear' });
  expect(await json('verify', folder)).toMatchObject({ status: 0, faults: [] });
  expect(await json('prune', folder, '--keep', '1')).toMatchObject({ status: 0, pruned: [] });
  expect(await json('remove', 'training', '--from', folder)).toMatchObject({ isNew: true });
  expect(await json('status', folder)).toMatchObject({ target: folder });
});

test('a refusal has a stable code, and the element or link that it is about', async () => {
  const { folder } = await newSite();
  const release = ['release', 'gear', '--to', folder, '--from', dead];
  const refused = await json(...release);
  expect(refused.status).toBe(1);
  expect(refused.refusals).toContainEqual({
    code: 'dead-link',
    subject: { link: '/nowhere' },
    message: expect.stringContaining('links to /nowhere, which does not exist'),
    places: [],
  });
  const planned = await json('plan', 'gear', '--to', folder, '--from', dead);
  expect(planned.refusals).toMatchObject([{ code: 'dead-link', subject: { link: '/nowhere' } }]);
  expect(await json('rollback', 'none', '--to', folder)).toMatchObject({
    status: 2,
    refusals: [{ code: 'usage' }],
  });
});

test('what verify finds has a stable code, and the file that it is about', async () => {
  const { folder } = await newSite();
  await rm(join(folder, 'gear.html'));
  const fault = { code: 'missing-file', message: 'gear.html is missing', path: 'gear.html' };
  expect(await json('verify', folder)).toEqual({ status: 1, target: folder, faults: [fault] });
  expect(await json('verify', folder, '--repair')).toMatchObject({ status: 0, faults: [] });
});
