import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { directoryStore } from '../stores/directory.ts';
import { inParallel } from '../support/inParallel.ts';
import { strangeAddresses } from '../testing/addresses.ts';
import { get, statusOf } from '../testing/exchange.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { releaseSamples } from '../testing/samples.ts';
import { serveSite } from './serve.ts';

const SECRET = 'nobody may read this';
const folder = join(await temporaryFolder(), 'site');
await releaseSamples(directoryStore(folder));
for (const place of ['..', '.hidden', '.git']) {
  await mkdir(join(folder, place), { recursive: true });
  for (const name of ['secret.txt', 'x.txt', 'config']) await writeFile(join(folder, place, name), SECRET);
}
await writeFile(join(folder, '.env'), SECRET);
const server = await serveSite(folder, 0);
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

const addresses = strangeAddresses(1000, 6);
const answers = new Map<string, string>();
await inParallel(addresses, async ({ address }) => void answers.set(address, await get(port, address)));

for (const kind of new Set(addresses.map((each) => each.kind))) {
  test(`${kind} is answered as it should be, with nothing of the address in the answer`, () => {
    for (const { address, status, marker } of addresses.filter((each) => each.kind === kind)) {
      const answer = answers.get(address) ?? '';
      expect(statusOf(answer), address).toBe(status);
      expect(answer.includes(marker), `the answer to ${address} repeats it`).toBe(false);
      expect(answer.includes(SECRET), `${address} leads out of the site`).toBe(false);
    }
  });
}

test('after all that a page is still served', async () => {
  expect(await get(port, '/news')).toContain('<h1>News</h1>');
});
