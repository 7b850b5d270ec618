import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refuseForeignKeys } from './storageKeys.ts';

const OWN = { name: 'gear', storageKeys: ['ringside:gear', 'ringside:gear:cart'] };
const SENT = { events: [{ name: 'ringside:bell', description: 'Rings.', type: { text: '' } }] };

async function check(line: string): Promise<void> {
  const root = join(await mkdtemp(join(tmpdir(), 'ringside-keys-')), 'mf-gear');
  await mkdir(join(root, 'src/components'), { recursive: true });
  await writeFile(join(root, 'src/components/Cart.tsx'), `// A cart.\n${line}\n`);
  await writeFile(join(root, 'src/components/Cart.test.tsx'), "read('ringside:news');\n");
  refuseForeignKeys(root, OWN, [SENT]);
}

test.each([
  "storage.read('ringside:gear')",
  'storage.read(`ringside:gear:cart`)',
  "send(node, 'ringside:notice', toast)",
  "send(node, 'ringside:bell', {})",
  "throw new Error('ringside: something is wrong')",
])('%s is its own', async (line) => {
  await expect(check(line)).resolves.toBe(undefined);
});

test.each([
  ["storage.read('ringside:news:saved')", "Read it with useSharedState('news:saved', …)."],
  ["const KEY = 'ringside:saved'", 'List it in storageKeys of createSection'],
  ["storage.write('ringside:gear:saved', [])", "Write a state with defineState('gear:saved', …)"],
])('%s is refused, with its line', async (line, advice) => {
  await expect(check(line)).rejects.toThrow(advice);
  await expect(check(line)).rejects.toThrow('mf-gear/src/components/Cart.tsx:2: ');
});
