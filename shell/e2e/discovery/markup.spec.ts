import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { articlePaths, missing, routes } from '../support/facts.ts';
import { runTogether } from './runTogether.ts';

const paths = [...routes, ...missing].map(({ path }) => path);
const checker = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });

for (const path of new Set([...paths, '/embed/countdown', '/embed/frame'])) {
  test(`${path} is valid, accessible HTML`, async ({ request }) => {
    const { results } = await checker.validateString(await (await request.get(path)).text());
    const faults = results.flatMap(({ messages }) => messages);
    expect(faults.map(({ ruleId, message, selector }) => `${ruleId} ${message} ${selector}`)).toEqual([]);
  });
}

test('without styles no two words run together, on any page', async ({ request }) => {
  for (const path of new Set([...paths, ...articlePaths]))
    expect(runTogether(await (await request.get(path)).text()), path).toEqual([]);
});
