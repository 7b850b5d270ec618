import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bundleScript } from '../steps/build.ts';
import { inlineScript } from './inlineScript.ts';

async function textOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-inline-'));
  const main = { 'main.ts': "import text from './script.ts?script'; globalThis.text = text;" };
  for (const [name, code] of Object.entries({ ...files, ...main }))
    await writeFile(join(folder, name), code);
  const [chunk] = await bundleScript(folder, join(folder, 'main.ts'), [inlineScript()]);
  const context: { text?: string } = {};
  runInNewContext(chunk.code, context);
  return context.text ?? '';
}

test('a file and its imports become the text of one script that runs by itself', async () => {
  const text = await textOf({
    'script.ts':
      "import { name } from './name.ts'; (globalThis as { said?: string }).said = name as string;",
    'name.ts': "export const name: string = 'Ann';",
  });
  const context: { said?: string } = {};
  runInNewContext(text, context);
  expect(context.said).toBe('Ann');
});

test('text that would close the script tag is escaped, or refused', async () => {
  expect(await textOf({ 'script.ts': "globalThis.title = '</script>';" })).not.toContain(
    '</script',
  );
  await expect(textOf({ 'script.ts': "globalThis.title = '<!--';" })).rejects.toThrow(
    'script.ts contains "</script" or "<!--"',
  );
});
