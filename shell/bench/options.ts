import { join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';
import { Command, InvalidArgumentError } from 'commander';
import { type BenchRoute, routes } from './routes.ts';

export interface Options {
  routes: readonly BenchRoute[];
  /** How often each figure is measured. The median counts. */
  runs: number;
  /** How often Lighthouse runs. It takes longest. */
  lighthouseRuns: number;
  /** The file for all results as JSON, even of an aborted run. */
  json: string;
  /** Whether building and developing are timed as well. */
  development: boolean;
}

/** The routes of a quick run: one page of each shape. */
const QUICK = ['home', 'article', 'fitness', 'legal'];

/** @throws when a route or a number is invalid; commander prints the reason and ends the process */
export function parseOptions(parameters: readonly string[]): Options {
  const program = new Command('npm run bench --')
    .description(
      'Measures every kind of page against the same HTML without script and against client rendering.',
    )
    .option('--routes <names>', `only these, of ${routes.map(({ name }) => name).join(', ')}`, parseRoutes)
    .option('--runs <n>', 'how often each figure is taken', parseCount)
    .option('--quick', 'one run of four routes, without timing builds')
    .option('--json <path>', 'where everything is written as JSON', join(workspaceRoot, '.cache/bench.json'))
    .option('--no-development', 'leave out builds, the development server and hot reload')
    .option('--no-lighthouse', 'leave out Lighthouse, which takes longest');
  const given = program.parse(parameters as string[], { from: 'user' }).opts<{
    routes?: BenchRoute[];
    runs?: number;
    quick?: boolean;
    json: string;
    development: boolean;
    lighthouse: boolean;
  }>();
  const runs = given.runs ?? (given.quick ? 1 : 5);
  return {
    routes: given.routes ?? (given.quick ? parseRoutes(QUICK.join()) : routes),
    runs,
    lighthouseRuns: given.lighthouse ? Math.min(runs, 3) : 0,
    json: given.json,
    development: given.development && !given.quick,
  };
}

function parseRoutes(text: string): BenchRoute[] {
  return text.split(',').map((name) => {
    const route = routes.find((each) => each.name === name);
    if (!route) throw new InvalidArgumentError(`There is no route "${name}".`);
    return route;
  });
}

function parseCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('Say a whole number above zero.');
  return count;
}
