/** `npm run test:wordpress`. If WordPress is missing, prints the packages to install and tests nothing. */
import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '@ringside/release/workspace';
import { CHROMIUM, missingPackages } from './startWordPress.ts';

const missing = missingPackages();
if (missing.length > 0) {
  console.log(
    `WordPress is left out: apt-get install --no-install-recommends ${missing.join(' ')}`,
  );
} else {
  const config = ['-c', 'shell/e2e/wordpress/playwright.config.ts'];
  const { status } = spawnSync('npx', ['playwright', 'test', ...config, ...process.argv.slice(2)], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { RINGSIDE_CHROMIUM: CHROMIUM, ...process.env },
  });
  process.exitCode = status ?? 1;
}
