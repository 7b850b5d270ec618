import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorkspace } from '@ringside/release/testing/copyWorkspace';
import { installNode } from './installNode.ts';
import { runUnitTests } from './runUnitTests.ts';
import { type StartedSite, startSite } from './startSite.ts';

/** The oldest supported line of Node, and newer ones. */
const VERSIONS = ['20.20.2', '24.21.0', '26.10.0'];

/**
 * Builds and starts the site, and runs the unit tests, on each version of Node. Fails when a test fails, when a start
 * prints a warning, or when releases or pages differ between versions.
 */
async function testOnEachNode(): Promise<boolean> {
  const sites: StartedSite[] = [];
  let passed = true;
  for (const version of VERSIONS) {
    console.log(`\n── Node ${version}`);
    const bin = await installNode(version);
    const copy = await mkdtemp(join(tmpdir(), 'ringside-node-'));
    try {
      // A fresh copy, without builds of another version.
      await copyWorkspace(copy);
      const site = await startSite(join(bin, 'node'), copy);
      console.log(`started: ${JSON.stringify(site)}`);
      sites.push(site);
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
    passed = (await runUnitTests(bin)) && passed;
  }
  const areSame = new Set(sites.map((site) => JSON.stringify(site))).size === 1;
  const releases = areSame ? 'the same releases and pages on all' : 'releases or pages differ, see above';
  console.log(`\nNode ${VERSIONS.join(', ')}: unit tests ${passed ? 'pass' : 'fail'}, ${releases}`);
  return passed && areSame;
}

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error('test:node runs on Linux x64 only: the npm package with the binaries of Node has no others.');
  process.exitCode = 1;
} else if (!(await testOnEachNode())) process.exitCode = 1;
