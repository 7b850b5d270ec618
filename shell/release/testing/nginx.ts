import { existsSync } from 'node:fs';

/** Where nginx is, if it is installed. */
export const nginxPath = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);

/** Shown where nginx is missing. */
export const INSTALL_NGINX =
  'nginx is not installed here (apt-get install nginx libnginx-mod-http-brotli-static)';
