import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { ComposeError, reasonOf } from '../support/ComposeError.ts';
import { UsageError } from '../support/UsageError.ts';

const program = new Command('ringside')
  .description('Builds, releases and serves the site. A target is a directory, or s3://bucket/prefix.')
  .exitOverride()
  .configureHelp({ helpWidth: 100 });

/** Reads a valid value of an option, and refuses others with advice. */
const value =
  <Value>(isValid: (text: string) => boolean, advice: string, read: (text: string) => Value) =>
  (text: string): Value => {
    if (!isValid(text)) throw new InvalidArgumentError(advice);
    return read(text);
  };

const count = value((text) => /^[1-9]\d*$/.test(text), 'Give a whole number above zero.', Number);
const percent = value(
  (text) => /^[\d.]+$/.test(text) && Number(text) <= 100,
  'Give a number from 0 to 100.',
  Number,
);
const time = value(
  (text) => !Number.isNaN(Date.parse(text)),
  'Give a time such as 2026-11-24T08:00Z.',
  (text) => new Date(text),
);
/** In milliseconds. */
const days = value(
  (text) => /^\d+d$/.test(text),
  'Give a number of days such as 14d.',
  (text) => Number.parseInt(text, 10) * 86_400_000,
);

const verbs = () => import('./verbs.ts');
const serveVerbs = () => import('./serveVerbs.ts');

program
  .command('release')
  .description('build sections, upload their releases, and recompose the pages that show them')
  .argument('[section...]', 'sections such as news, or shell, or all; omit it in a repository of one section')
  .requiredOption('--to <target>', 'where the site lives')
  .option('--from <dist...>', 'folders of built releases, instead of building')
  .option('--changed', 'skip releases that are already live or were rolled back')
  .option(
    '--force',
    'release into a directory that holds other files, and overwrite those with the same names',
  )
  .option('--sample <percent>', 'the percentage of visits to measure: 10 on a new site, 0 for none', percent)
  .option('--note <text>', 'the reason; everyone sees it in ringside status')
  .action(async (sections, options) => (await verbs()).release(sections, options));

program
  .command('plan')
  .description('show what a release would do, without doing it; exit status 1 if it would be refused')
  .argument('[section...]', 'sections such as news, or shell, or all; omit it in a repository of one section')
  .requiredOption('--to <target>', 'where the site lives; it is only read')
  .option('--from <dist...>', 'folders of built releases, instead of building')
  .option('--json', 'print JSON')
  .option('--comment <file>', 'also write the plan as Markdown, for a comment on a pull request')
  .action(async (sections, options) => (await verbs()).plan(sections, options));

program
  .command('preview')
  .description(
    'publish a copy of a live site with some new releases at another target, hidden from search engines',
  )
  .argument('[section...]', 'sections such as news, or shell, or all; omit it in a repository of one section')
  .requiredOption('--of <target>', 'where the live site is; it is only read')
  .requiredOption('--to <target>', 'where the preview goes')
  .option('--from <dist...>', 'folders of built releases, instead of building')
  .option('--origin <address>', 'where visitors find the preview, such as https://preview.example')
  .action(async (sections, options) => (await verbs()).preview(sections, options));

program
  .command('promote')
  .description('make the releases of a preview live')
  .requiredOption('--of <target>', 'where the preview is')
  .requiredOption('--to <target>', 'where the live site is')
  .action(async (options) => (await verbs()).promote(options));

program
  .command('remove')
  .description('remove a section from a site, unless something there still needs it')
  .argument('<section>', 'a section such as news')
  .requiredOption('--from <target>', 'where the site lives')
  .action(async (section, options) => (await verbs()).remove(section, options));

program
  .command('rollback')
  .description('make an older release of a section live again, without building')
  .argument('<section>', 'a section such as news, or shell')
  .requiredOption('--to <target>', 'where the site lives')
  .option('--release <id>', 'which release; by default, the one that the live release replaced')
  .option('--note <text>', 'the reason; everyone sees it in ringside status')
  .action(async (section, options) => (await verbs()).rollback(section, options));

program
  .command('status')
  .description('show the live releases, since when, their history and their sizes')
  .argument('<target>', 'where the site lives')
  .option('--json', 'print JSON')
  .option('--at <time>', 'show what was live then, such as 2026-11-24T08:00Z', time)
  .action(async (target, options) => (await verbs()).status(target, options));

program
  .command('watch')
  .description(
    'compare live releases with the previous ones, using what visits reported; exit status 1 if one is harmful',
  )
  .argument('<target>', 'where the site lives, or a preview that some visits get')
  .requiredOption('--logs <path>', 'access logs: a file, a folder of files, or - for standard input')
  .option('--json', 'print JSON')
  .option('--rollback', 'roll a harmful release back, once')
  .option('--shell', 'let --rollback also roll the shell back')
  .action(async (target, options) => (await import('./watchVerb.ts')).watch(target, options));

program
  .command('lock')
  .description('prevent further releases of a section')
  .argument('<section>', 'a section such as news, or shell')
  .requiredOption('--to <target>', 'where the site lives')
  .requiredOption('--reason <text>', 'the reason, shown to a team whose release is refused')
  .action(async (section, options) => (await verbs()).lock(section, options));

program
  .command('unlock')
  .description('let releases of a locked section go live again')
  .argument('<section>', 'a section such as news, or shell')
  .requiredOption('--to <target>', 'where the site lives')
  .action(async (section, options) => (await verbs()).lock(section, options));

program
  .command('verify')
  .description('compare every page and file with what was released, and check every link and picture')
  .argument('<target>', 'where the site lives')
  .action(async (target) => (await verbs()).verify(target));

program
  .command('prune')
  .description('remove old releases, but never one that is live or that a page uses')
  .argument('<target>', 'where the site lives')
  .requiredOption('--keep <n>', 'how many releases of each section to retain', count)
  .option('--older-than <days>', 'also retain releases that were live within this time, such as 14d', days)
  .action(async (target, options) => (await verbs()).prune(target, options));

program
  .command('build')
  .description('build the sections whose sources changed')
  .argument('[section...]', 'sections such as news, or shell, or all; omit it in a repository of one section')
  .action(async (sections) => (await verbs()).build(sections));

program
  .command('serve')
  .description('serve a released site as a static host does; PORT chooses the port')
  .argument('<directory>', 'a released site')
  .action(async (directory) => (await serveVerbs()).serve(directory));

program
  .command('start')
  .description('build what is missing or stale, release it into .site, and serve that; PORT chooses the port')
  .action(async () => (await serveVerbs()).start());

program
  .command('dev')
  .description('serve everything from source; PORT chooses the port')
  .option('--site <site>', 'serve only the current package from source, and the rest from a released site')
  .action(async (options) => (await import('./devVerb.ts')).dev(options));

program
  .command('create')
  .description('create a section: a package with a page, a fragment and a test, ready to build')
  .argument('<name>', 'lower-case words joined by hyphens, such as ring-walks')
  .option('--in <directory>', 'write a separate repository there, instead of a package in this workspace')
  .option(
    '--kit <version or folder>',
    'the kit that the repository installs; by default the tarballs of npm run pack:kit',
  )
  .option('--to <target>', 'the site that the repository is for; refuses a name that the site already uses')
  .action(async (name, options) => (await import('./createVerb.ts')).create(name, options));

/**
 * Runs the command that the arguments name.
 *
 * @returns the exit status: 2 for wrong usage, 1 for a failure
 */
export async function run(words: readonly string[]): Promise<number> {
  try {
    if (words.length === 0) program.error('error: name a command; ringside --help lists them');
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    // commander prints its own errors.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(reasonOf(error));
    if (error instanceof ComposeError) for (const { message } of error.others) console.error(message);
    return error instanceof UsageError ? 2 : 1;
  }
}
