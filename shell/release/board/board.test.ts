import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { said } from '../cli/testing/commands.ts';
import { publish } from '../publish/publish.ts';
import { harms } from '../testing/audience/stories.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { newSite, samples, sourceOf } from '../testing/samples.ts';
import { logOf } from '../watch/testing/secondReleases.ts';

test('the board shows which release harms, who released it, and how to take it back', async () => {
  const { folder, store } = await newSite();
  const first = await sourceOf(samples.news);
  const second = await sourceOf({ ...samples.news, client: 'second' });
  const why = { by: 'anna', note: '<b>Bigger</b> pictures' };
  await publish(store, { kind: 'release', sources: [second], why });
  await publish(store, {
    kind: 'lock',
    section: 'gear',
    lock: { reason: 'Fight night', by: 'dora' },
  });
  const log = join(await temporaryFolder(), 'access.log');
  const story = harms['INP + 100 ms'] ?? {};
  await writeFile(log, [...logOf({ story, viewsBefore: 600, viewsAfter: 300 })].join('\n'));

  const out = join(await temporaryFolder(), 'board.html');
  expect(await said(['board', folder, '--logs', log, '--out', out])).toMatchObject({
    status: 0,
    err: '',
  });
  const html = await readFile(out, 'utf8');
  expect(html).toMatch(new RegExp(`news ${second.release.id}: INP p75 \\+\\d+ ms .* views\\.`));
  expect(html).toContain('anna released it: “&lt;b&gt;Bigger');
  expect(html).toContain(
    `<code>ringside rollback news --to ${folder} --release ${first.release.id}</code>`,
  );
  expect(html).toContain('Locked by dora: “Fight night”');
  expect(html).toContain('aria-label="INP p75, ms: of each release"');
  expect(html).not.toMatch(/<script|src=|href=|url\(|<b>Bigger|<g [^>]*aria-label/);

  await said(['board', folder, '--out', out]);
  expect(await readFile(out, 'utf8')).toContain('No release is known to harm its readers.');
});
