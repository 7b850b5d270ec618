/**
 * Playwright's reporter for `npm run test:engines`. After the run, the reporter writes into
 * `shell/docs/browsers.md` which cases ran, when, and in which versions. If some cases or an engine
 * were left out, the reporter writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { workspaceRoot } from '@ringside/release/workspace';
import { CASES, casesFor } from './cases/index.ts';
import { VERSION } from './version.ts';

const FILE = join(workspaceRoot, 'shell/docs/browsers.md');
const BLOCK =
  /(?<=<!-- npm run test:engines writes what follows. -->\n)[\s\S]*(?=<!-- Until here. -->)/;

/** The engines, by the names of their Playwright projects. */
const ENGINES = {
  engines: { browser: 'chromium', title: 'Chromium' },
  firefox: { browser: 'firefox', title: 'Firefox' },
  webkit: { browser: 'webkit', title: 'WebKitGTK' },
} as const;

type Engine = keyof typeof ENGINES;

interface Ran {
  version: string;
  passed: number;
  failed: number;
}

export default class Report implements Reporter {
  #ran = new Map<Engine, Ran>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const engine = test.parent.project()?.name as Engine;
    const version = annotations.find(({ type }) => type === VERSION)?.description;
    const ran = this.#ran.get(engine) ?? { version: '', passed: 0, failed: 0 };
    ran.version = version ?? ran.version;
    ran[status === 'passed' ? 'passed' : 'failed'] += 1;
    this.#ran.set(engine, ran);
  }

  onEnd(): void {
    const engines = Object.keys(ENGINES) as Engine[];
    const isWhole = engines.every((engine) => {
      const { passed = 0, failed = 0 } = this.#ran.get(engine) ?? {};
      return passed + failed === casesFor(ENGINES[engine].browser).length;
    });
    if (!isWhole) return;
    const day = new Date().toISOString().slice(0, 10);
    const rows = engines.map((engine) => this.#row(engine, day));
    const lines = [
      '| engine | on | cases passed | failed | not possible |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
      '',
      'Not possible:',
      '',
      ...CASES.flatMap(({ name, without = {} }) =>
        Object.entries(without).map(([browser, reason]) => `- ${browser}, “${name}”: ${reason}.`),
      ),
      '',
    ];
    writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(BLOCK, lines.join('\n')));
  }

  #row(engine: Engine, day: string): string {
    const { version, passed, failed } = this.#ran.get(engine) as Ran;
    const { title } = ENGINES[engine];
    const left = CASES.length - passed - failed;
    return `| ${title} ${version} | ${day} | ${passed} | ${failed} | ${left} |`;
  }
}
