import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { compileTemplate } from 'vue/compiler-sfc';
import { reference } from '../../content/reference.ts';

test('with the printed setting, Vue’s compiler leaves our tags to the browser', () => {
  const printed = reference.frameworks.find(({ name }) => name === 'Vue')?.code ?? '';
  const [, setting = ''] = /^vue\((.*)\);$/m.exec(printed) ?? [];
  const { template } = runInNewContext(`(${setting})`);
  const source = '<ringside-countdown fight="1" />';
  const { code } = compileTemplate({ id: 'fight', filename: 'Fight.vue', source, ...template });
  expect(code).toContain('_createElementBlock("ringside-countdown"');
});
