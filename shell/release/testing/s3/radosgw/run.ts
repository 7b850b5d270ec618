/**
 * `npm run test:s3`: runs the bucket's tests against Ceph's S3 server. If packages are missing, the
 * command names them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { workspaceRoot } from '../../../workspace/workspace.ts';
import { TEST_KEY } from '../memoryS3.ts';
import { startCluster } from './cluster.ts';

const NEEDED = [
  'monmaptool',
  'ceph',
  'ceph-mon',
  'ceph-osd',
  'ceph-mgr',
  'radosgw',
  'radosgw-admin',
];
const TESTS = ['stores/s3', 'publish/failures/processes'].map(
  (name) => `shell/release/${name}.test.ts`,
);
const NAMES = '^(?!.*(a directory|suspended))';
const TIMEOUT_MS = 180_000;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const missing = NEEDED.filter((command) => spawnSync(command, ['--version']).error);
if (missing.length > 0) {
  console.error(
    `${missing.join(', ')} missing: apt-get install --no-install-recommends radosgw ceph-mon ceph-osd ceph-mgr`,
  );
  process.exit(2);
}
const cluster = await startCluster(TEST_KEY);
try {
  console.log(`radosgw is on ${cluster.endpoint}`);
  const child = spawn('npx', ['vitest', 'run', '--no-file-parallelism', '-t', NAMES, ...TESTS], {
    cwd: workspaceRoot,
    timeout: TIMEOUT_MS,
    stdio: 'inherit',
    env: { ...process.env, RINGSIDE_S3: cluster.endpoint },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === null) console.error(`The tests did not end within ${TIMEOUT_MS / 1000} s.`);
  process.exitCode = code ?? 1;
} finally {
  await cluster.stop();
}
