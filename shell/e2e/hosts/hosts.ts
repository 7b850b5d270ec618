import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';

const ROOT = '/srv/ringside';
const PORT = '8080';

export interface Place {
  site: string;
  port: number;
  folder: string;
}

export interface Host {
  name: string;
  program: string;
  from: string;
  module?: string;
  prepare(place: Place): Promise<readonly string[]>;
  /** The names of the host's access logs. */
  logs?: readonly string[];
}

/** Returns a configuration from `release/hosting`, with the test's site and port. */
function configuration(file: string, { site, port }: Place): string {
  const text = readFileSync(join(workspaceRoot, 'shell/release/hosting', file), 'utf8');
  return text.replaceAll(ROOT, site).replaceAll(PORT, String(port));
}

async function write(folder: string, name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

/** nginx's log format from our guide: one JSON object on each line. */
const NGINX_JSON = JSON.stringify({
  time: '$time_iso8601',
  remote_addr: '$remote_addr',
  request: '$request',
  status: '$status',
  http_user_agent: '$http_user_agent',
});

const NGINX_BROTLI = '/usr/share/nginx/modules/ngx_http_brotli_static_module.so';
const APACHE_COMBINED = String.raw`"%h %l %u %t \"%r\" %>s %O \"%{Referer}i\" \"%{User-Agent}i\""`;
const APACHE_MODULES = '/usr/lib/apache2/modules';
const LIGHTTPD_LOG = ({ folder }: Place) =>
  `server.modules += ("mod_accesslog")\naccesslog.filename = "${folder}/access.log"`;
const isRoot = process.getuid?.() === 0;

export const hosts: readonly Host[] = [
  {
    name: 'nginx',
    program: 'nginx',
    from: 'apt-get install nginx libnginx-mod-http-brotli-static',
    module: NGINX_BROTLI,
    logs: ['access.log', 'access.json.log'],
    async prepare(place) {
      const { folder } = place;
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const text = `
        load_module ${NGINX_BROTLI}; ${isRoot ? 'user root;' : ''}
        daemon off; pid ${folder}/pid; worker_processes 1; events {}
        http {
          access_log ${folder}/access.log combined;
          log_format fields escape=json '${NGINX_JSON}';
          access_log ${folder}/access.json.log fields;
          ${folders.map((each) => `${each}_temp_path ${folder}/${each};`).join(' ')}
          ${configuration('nginx.conf', place)}
        }`;
      return ['-e', join(folder, 'error.log'), '-c', await write(folder, 'nginx.conf', text)];
    },
  },
  {
    name: 'Apache',
    program: 'apache2',
    from: 'apt-get install apache2',
    logs: ['access.log'],
    async prepare(place) {
      const { folder, port } = place;
      const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'rewrite', 'headers'];
      const text = `
        ServerName localhost\nServerRoot ${folder}\nPidFile pid\nErrorLog error.log\nCustomLog access.log ${APACHE_COMBINED}\nListen 127.0.0.1:${port}
        ${modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
        TypesConfig /etc/mime.types\n${isRoot ? 'User www-data\nGroup www-data' : ''}
        ${configuration('apache.conf', place)}`;
      return ['-D', 'FOREGROUND', '-f', await write(folder, 'apache2.conf', text)];
    },
  },
  {
    name: 'Caddy',
    program: 'caddy',
    from: 'apt-get install caddy',
    logs: ['access.log'],
    async prepare(place) {
      const site = configuration('Caddyfile', place);
      const log = `\tlog {\n\t\toutput file ${place.folder}/access.log\n\t}\n`;
      const logged = site.replace(/^:\d+ \{\n/m, (line) => line + log);
      const text = `{\n\tadmin off\n\tauto_https off\n}\n${logged}`;
      return [
        'run',
        '--adapter',
        'caddyfile',
        '--config',
        await write(place.folder, 'Caddyfile', text),
      ];
    },
  },
  {
    name: 'lighttpd',
    program: 'lighttpd',
    from: 'apt-get install lighttpd lighttpd-mod-deflate',
    module: '/usr/lib/lighttpd/mod_deflate.so',
    logs: ['access.log'],
    async prepare(place) {
      return [
        '-D',
        '-f',
        await write(
          place.folder,
          'lighttpd.conf',
          `${configuration('lighttpd.conf', place)}\n${LIGHTTPD_LOG(place)}`,
        ),
      ];
    },
  },
  {
    name: 'Cloudflare Pages',
    program: 'wrangler',
    from: 'npm install --global wrangler@4.86.0',
    // Wrangler reads the site's `_headers`. Wrangler fails if the compatibility date is newer than
    // its own version.
    prepare: async ({ site, port }) => [
      ...['pages', 'dev', site, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--inspector-port', '0', '--compatibility-date', '2026-01-01'],
    ],
  },
];

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

/**
 * Returns the path of the host's program. Returns undefined if the program or its module is not
 * installed.
 */
export const programOf = ({ program, module = '/' }: Host): string | undefined =>
  folders
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path) && existsSync(module));

export const urlName = (name: string): string =>
  `RINGSIDE_HOST_${name.toUpperCase().replace(' ', '_')}`;
