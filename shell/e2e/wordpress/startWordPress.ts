import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { freePort } from '@ringside/shared/testing/freePort';

const run = promisify(execFile);
const SOON = { timeout: 30_000 };

const WORDPRESS = '/usr/share/wordpress';
/**
 * Debian's Chromium, because the packaged headless Chromium 147 hangs after it closes a window that
 * an iframe opened.
 */
export const CHROMIUM = '/usr/bin/chromium';
export const THEMES = ['twentytwentyone', 'twentytwentytwo', 'twentytwentythree'] as const;
export const PASSWORD = 'only-for-this-test';

const PACKAGES = [
  ...[
    'mariadb-server',
    'php-cli',
    'php-mysql',
    'php-xml',
    'php-curl',
    'php-mbstring',
    'chromium',
    'wordpress',
  ],
  ...THEMES.map((name) => `wordpress-theme-${name}`),
];

/** @throws if packages are missing, with the command that installs them */
export async function requireWordPress(): Promise<() => Promise<void>> {
  const missing = PACKAGES.filter((name) => !existsSync(`/var/lib/dpkg/info/${name}.list`));
  if (missing.length > 0)
    throw new Error(
      `WordPress is not installed: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
  return async () => {};
}

export interface WordPress {
  origin: string;
  php(code: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a WordPress with two users: an administrator, and `author`, who may not write HTML. */
export async function startWordPress(): Promise<WordPress> {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-wordpress-'));
  const data = join(folder, 'data');
  const socket = join(folder, 'mariadb.sock');
  const root = join(folder, 'site');
  const user = userInfo().username;
  const port = await freePort();
  const origin = `http://localhost:${port}`;

  const install = ['--no-defaults', `--user=${user}`, `--datadir=${data}`, '--skip-test-db'];
  await run('mariadb-install-db', [...install, '--auth-root-authentication-method=normal']);
  const database = spawn(
    'mariadbd',
    [
      '--no-defaults',
      `--user=${user}`,
      `--datadir=${data}`,
      `--socket=${socket}`,
      '--skip-networking',
    ],
    { stdio: 'ignore' },
  );
  const create = ['--no-defaults', '-uroot', `-S${socket}`, '-e', 'CREATE DATABASE wordpress'];
  await expect(() => run('mariadb', create)).toPass(SOON);

  await cp(WORDPRESS, root, { recursive: true, dereference: true });
  await mkdir(join(root, 'wp-content/mu-plugins'), { recursive: true });
  await writeFile(join(root, 'wp-content/mu-plugins/loopback.php'), LOOPBACK);
  await writeFile(join(root, 'wp-config.php'), configuration(socket, origin));
  const php = async (code: string) => {
    const program = `${code.includes('wp_install(') ? "define('WP_INSTALLING', true);" : ''} require '${root}/wp-load.php'; ${code}`;
    return (await run('php', ['-r', program])).stdout;
  };
  await php(`
    require ABSPATH . 'wp-admin/includes/upgrade.php';
    wp_install('Partner', 'admin', 'admin@partner.example', false, '', '${PASSWORD}');
    wp_insert_user(['user_login' => 'author', 'user_pass' => '${PASSWORD}', 'role' => 'author']);
    // Both have seen the editor's welcome, which would cover the page.
    foreach (get_users() as $user)
      update_user_meta($user->ID, 'wp_persisted_preferences',
        ['core/edit-post' => ['welcomeGuide' => false], '_modified' => gmdate('c')]);`);

  const server = spawn('php', ['-S', `localhost:${port}`, '-t', root], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '3' },
    detached: true,
  });
  const kill = () => {
    if (server.pid) process.kill(-server.pid);
    database.kill();
  };
  process.once('exit', kill);
  await expect(() => fetch(origin)).toPass(SOON);
  return {
    origin,
    php,
    async stop() {
      process.off('exit', kill);
      kill();
      await once(database, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Without this plug-in, WordPress refuses URLs of the loopback address. */
const LOOPBACK = `<?php
add_filter('http_request_host_is_external', fn ($is, $host) => $is || $host === '127.0.0.1', 10, 2);
add_filter('http_allowed_safe_ports', fn ($ports, $host, $url) => [...$ports, parse_url($url, PHP_URL_PORT)], 10, 3);
`;

const configuration = (socket: string, origin: string) => `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('WP_SITEURL', '${origin}'); define('WP_HOME', '${origin}');
define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', '127.0.0.1');
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
require ABSPATH . 'wp-settings.php';
`;
