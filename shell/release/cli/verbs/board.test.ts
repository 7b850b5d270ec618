import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { harms } from '@ringside/watch/testing/audience/stories';
import { logOf } from '@ringside/watch/testing/secondReleases';
import { expect, test } from 'vitest';
import { publish } from '../../publish/publish.ts';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { samples } from '../../testing/samples.ts';
import { agedSite, idsOf } from '../testing/agedSite.ts';
import { said } from '../testing/commands.ts';

test('the board shows which release harms, who released it, and how to take it back', async () => {
  const again = { ...samples.news, client: 'second' };
  const why = { by: 'anna', note: '<b>Bigger</b> pictures' };
  const { folder, store } = await agedSite([again], why);
  const first = await idsOf(Object.values(samples));
  const second = await idsOf([again]);
  await publish(store, {
    kind: 'lock',
    section: 'gear',
    lock: { reason: 'Fight night', by: 'dora' },
  });
  const log = join(await temporaryFolder(), 'access.log');
  const story = harms['INP + 100 ms'] ?? {};
  await writeFile(
    log,
    [
      ...logOf({
        story,
        versions: first,
        next: second.news ?? '',
        viewsBefore: 600,
        viewsAfter: 300,
      }),
    ].join('\n'),
  );

  const out = join(await temporaryFolder(), 'board.html');
  expect(await said(['board', folder, '--logs', log, '--out', out])).toMatchObject({
    status: 0,
    err: '',
  });
  const html = await readFile(out, 'utf8');
  expect(html).toMatch(new RegExp(`news ${second.news}: INP p75 \\+\\d+ ms .* views\\.`));
  expect(html).toContain('anna released it: “&lt;b&gt;Bigger');
  expect(html).toContain(
    `<code>ringside rollback news --to ${folder} --release ${first.news}</code>`,
  );
  expect(html).toContain('Locked by dora: “Fight night”');
  expect(html).toContain('aria-label="INP p75, ms: of each release"');
  expect(html).not.toMatch(/<script|src=|href=|url\(|<b>Bigger|<g [^>]*aria-label/);

  await said(['board', folder, '--out', out]);
  expect(await readFile(out, 'utf8')).toContain('No release is known to harm its readers.');
});
