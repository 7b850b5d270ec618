/**
 * `npm run look` takes pictures of every page and widget in light and dark, and writes
 * `.cache/look/index.html`, which shows them beside those of the branch `main`. Arguments are
 * passed to Playwright.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';

const folder = join(workspaceRoot, '.cache/look');
const run = (command: string, args: readonly string[], cwd = workspaceRoot, look?: string) =>
  execFileSync(command, args, {
    cwd,
    env: { ...process.env, ...(look && { RINGSIDE_LOOK: look }) },
    encoding: 'utf8',
  });
const shoot = (checkout: string, into: string) => {
  // Build first, because Playwright reads the built pages when it collects the tests.
  run('npx', ['ringside', 'build', 'all'], checkout);
  run(
    'npx',
    ['playwright', 'test', '-c', 'shell/e2e', '--project=site', 'look/', ...process.argv.slice(2)],
    checkout,
    into,
  );
};

rmSync(join(folder, 'now'), { recursive: true, force: true });
shoot(workspaceRoot, join(folder, 'now'));
const names = readdirSync(join(folder, 'now'));

// The pictures of `main` come from a temporary checkout, and are stored for the next run.
const main = run('git', ['rev-parse', '--short', 'main']).trim();
if (!names.every((name) => existsSync(join(folder, main, name)))) {
  const checkout = join(folder, 'checkout');
  console.log(`Building main (${main})…`);
  run('git', ['worktree', 'add', '--force', '--detach', checkout, main]);
  try {
    run('npm', ['ci', '--no-audit', '--no-fund'], checkout);
    shoot(checkout, join(folder, main));
  } finally {
    run('git', ['worktree', 'remove', '--force', checkout]);
  }
}

const read = (side: string, name: string) => {
  const file = join(folder, side, name);
  return existsSync(file) ? readFileSync(file, 'base64') : '';
};
const changed = names.filter((name) => read(main, name) !== read('now', name));
const title = `${changed.length} of ${names.length} pictures differ from main (${main}, on the left)`;
const row = (name: string) =>
  `<h2>${name}</h2><p><img loading="lazy" src="${main}/${name}"> <img loading="lazy" src="now/${name}">`;
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Ringside: ${title}</title>
<style>p { display: flex; gap: 1rem; max-height: 90vh; overflow: auto; align-items: start } img { max-width: 49% }</style>
<h1>${title}</h1>${changed.map(row).join('')}
<h1>The others</h1>${names
    .filter((name) => !changed.includes(name))
    .map(row)
    .join('')}`,
);
console.log(`${title}: ${join(folder, 'index.html')}`);
