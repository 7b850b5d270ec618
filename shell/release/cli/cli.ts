import manifest from '@ringside/release/package.json' with { type: 'json' };
import { Command, CommanderError, InvalidArgumentError, type Option } from 'commander';
import { UsageError } from '../support/ComposeError.ts';
import { isOrigin, settings } from '../support/settings.ts';
import { refusalsOf, refusalText } from '../workspace/refusalReports.ts';
import { printError, printResult, useJson } from './print.ts';

const program = new Command('ringside')
  .version(manifest.version)
  .description(
    'Builds, releases and serves the site. A target is a directory, or s3://bucket/prefix.',
  )
  .exitOverride()
  .configureHelp({ helpWidth: 100 });

type Action = OmitThisParameter<Parameters<Command['action']>[0]>;

/** A command runs the function of its name, and loads its module only then. */
const command = <Name extends string>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, Action>>>,
  description: string,
): Command =>
  program
    .command(name)
    .description(description)
    .action(async (...values) => (await load())[name](...values));

const releaseVerbs = () => import('./verbs/releaseVerbs.ts');
const siteVerbs = () => import('./verbs/siteVerbs.ts');
const serveVerbs = () => import('./verbs/serveVerbs.ts');
const repositoryVerbs = () => import('./verbs/repositoryVerbs.ts');
const doctorVerb = () => import('./verbs/doctorVerb.ts');
const watchVerbs = () => import('./verbs/watchVerbs.ts');
const devVerb = () => import('./verbs/devVerb.ts');

const valid =
  <Value>(isValid: (text: string) => boolean, advice: string, read: (text: string) => Value) =>
  (text: string): Value => {
    if (!isValid(text)) throw new InvalidArgumentError(advice);
    return read(text);
  };

const number = (pattern: RegExp, advice: string) =>
  valid((text) => pattern.test(text), advice, Number.parseFloat);

const count = number(/^[1-9]\d*$/, 'Give a whole number above zero.');
const percent = number(/^(100|\d{1,2}|\d{0,2}\.\d+)$/, 'Give a number from 0 to 100.');
const days = number(/^\d+d$/, 'Give a number of days such as 14d.');
/** A second line would look like a line of `status`. */
const oneLine = (text: string): string => {
  if (/[\p{Cc}\u2028\u2029]/u.test(text))
    throw new UsageError('--note has a line break or a control character. Write one line.');
  return text;
};
const origin = valid(isOrigin, 'Give an origin such as https://preview.example.', (text) =>
  text.replace(/\/$/, ''),
);
const time = valid(
  (text) => !Number.isNaN(Date.parse(text)),
  'Give a time such as 2026-11-24T08:00Z.',
  (text) => new Date(text),
);
/** Commander would take a following option as the value. */
const notAnOption = valid(
  (text) => /^(?!--)./.test(text),
  'Give a value, not another option.',
  String,
);

const ORIGIN_OF_SITE = 'where visitors find the site, such as https://ringside.example';

const SECTIONS = [
  '[section...]',
  'sections such as news, or shell, or all; omit it in a repository of one section',
] as const;

command(
  'release',
  releaseVerbs,
  'build sections, upload their releases, and recompose the pages that show them',
)
  .argument(...SECTIONS)
  .requiredOption('--to <target>', 'where the site lives')
  .option('--from <dist...>', 'folders of built releases, instead of building')
  .option('--changed', 'skip releases that are live, or were live before')
  .option(
    '--force',
    'release into a directory that holds other files, and overwrite the same names',
  )
  .option(
    '--sample <percent>',
    'the percentage of visits to measure: 10 on a new site, 0 for none',
    percent,
  )
  .option('--note <text>', 'the reason; everyone sees it in ringside status', oneLine)
  .option('--origin <url>', ORIGIN_OF_SITE, origin)
  .option(
    '--beside <file...>',
    'files that you keep at the target, such as google1234.html; replaces the earlier list',
  )
  .option('--no-beside', 'forget that list')
  .option('--json', 'print JSON');

command(
  'plan',
  releaseVerbs,
  'show what a release would do, without doing it; exit status 1 if it would be refused',
)
  .argument(...SECTIONS)
  .requiredOption('--to <target>', 'where the site lives; it is only read')
  .option('--from <dist...>', 'folders of built releases, instead of building')
  .option('--json', 'print JSON')
  .option('--origin <url>', ORIGIN_OF_SITE, origin)
  .option('--comment <file>', 'also write the plan as Markdown, for a comment on a pull request');

command(
  'preview',
  releaseVerbs,
  'publish a live site with new releases elsewhere, hidden from search engines',
)
  .argument(...SECTIONS)
  .requiredOption('--of <target>', 'where the live site is; it is only read')
  .requiredOption('--to <target>', 'where the preview goes')
  .option('--from <dist...>', 'folders of built releases, instead of building')
  .option(
    '--origin <url>',
    'where visitors find the preview, such as https://preview.example',
    origin,
  )
  .option('--json', 'print JSON');

command('promote', releaseVerbs, 'make the releases of a preview live')
  .requiredOption('--of <target>', 'where the preview is')
  .requiredOption('--to <target>', 'where the live site is')
  .option('--json', 'print JSON');

command('remove', siteVerbs, 'remove a section from a site, unless something there still needs it')
  .argument('<section>', 'a section such as news')
  .requiredOption('--from <target>', 'where the site lives')
  .option('--json', 'print JSON');

command('rollback', siteVerbs, 'make an older release of a section live again, without building')
  .argument('<section>', 'a section such as news, or shell')
  .requiredOption('--to <target>', 'where the site lives')
  .option('--release <id>', 'which release; by default, the one that the live release replaced')
  .option('--note <text>', 'the reason; everyone sees it in ringside status', oneLine)
  .option('--json', 'print JSON');

command('status', siteVerbs, 'show the live releases, since when, their history and their sizes')
  .argument('<target>', 'where the site lives')
  .option('--json', 'print JSON')
  .option('--at <time>', 'show what was live then, such as 2026-11-24T08:00Z', time);

command(
  'watch',
  watchVerbs,
  'compare releases by visits; exit status 3 if one is harmful, 4 if views are too few',
)
  .argument('<target>', 'where the site lives, or a preview that some visits get')
  .requiredOption(
    '--logs <path>',
    'access logs: a file, a folder of files, or - for standard input',
  )
  .option('--json', 'print JSON')
  .option('--quiet', 'print only a harm')
  .option('--rollback', 'roll a harmful release back, once')
  .option('--shell', 'let --rollback also roll the shell back');

command(
  'board',
  watchVerbs,
  'write a page with the releases of each section in time, and how they did',
)
  .argument('<target>', 'where the site lives')
  .requiredOption('--out <file>', 'the HTML file to write')
  .option('--logs <path>', 'access logs, as for ringside watch');

command('lock', siteVerbs, 'prevent further releases of a section')
  .argument('<section>', 'a section such as news, or shell')
  .requiredOption('--to <target>', 'where the site lives')
  .requiredOption('--reason <text>', 'the reason, shown to a team whose release is refused')
  .option('--json', 'print JSON');

command('unlock', siteVerbs, 'let releases of a locked section go live again')
  .argument('<section>', 'a section such as news, or shell')
  .requiredOption('--to <target>', 'where the site lives')
  .option('--json', 'print JSON');

command('verify', siteVerbs, 'compare every page and file with what was released, and check links')
  .argument('<target>', 'where the site lives')
  .option('--repair', 'compose damaged or missing pages and files again')
  .option('--json', 'print JSON');

command(
  'doctor',
  doctorVerb,
  'try the store and the host of a site from outside, and say what will not work',
)
  .argument('<target>', 'where the site lives, or will live')
  .option('--host <url>', 'where visitors find it; by default the origin of the site', origin)
  .option('--json', 'print JSON');

command('prune', siteVerbs, 'list old releases that no page uses, and remove them an hour later')
  .argument('<target>', 'where the site lives')
  .requiredOption('--keep <n>', 'how many releases of each section to retain', count)
  .option(
    '--older-than <days>',
    'also retain releases that were live within this time, such as 14d',
    days,
  )
  .option('--dry-run', 'only list what would be removed')
  .option('--json', 'print JSON');

command(
  'affected',
  repositoryVerbs,
  'show which pages and elements the changes since a commit affect',
).option('--since <commit>', 'the commit before the changes', 'HEAD^');

command('build', repositoryVerbs, 'build the sections whose sources changed').argument(...SECTIONS);

command('serve', serveVerbs, 'serve a site as a static host does, at PORT').argument(
  '<directory>',
  'a site',
);

command('start', serveVerbs, 'build what changed, release it into .site, and serve that, at PORT');

command('dev', devVerb, 'serve everything from source, at PORT').option(
  '--site <site>',
  'serve only the current package from source, and the rest from a released site',
);

command(
  'create',
  repositoryVerbs,
  'create a section with a page, a fragment and a test, ready to build; or a whole site: create site',
)
  .argument('<name>', 'lower-case words joined by hyphens, such as ring-walks')
  .option(
    '--in <directory>',
    'write a separate repository there, instead of a package in this workspace',
  )
  .option(
    '--kit <version or folder>',
    'the kit of the repository; by default that of npm run pack:kit',
  )
  .option(
    '--to <target>',
    'the site that the repository is for; refuses a name that the site already uses',
  );

command(
  'types',
  repositoryVerbs,
  "write the types of a site's elements, so that tsc checks each <Fragment>",
).requiredOption('--from <site>', 'the released site: a directory, a bucket, or a URL');

const required = new Set<Option>();
for (const { options } of program.commands)
  for (const option of options) {
    if (option.required && !option.variadic && !option.parseArg) option.argParser(notAnOption);
    // Commander would look for missing options before misspelt ones.
    if (option.mandatory) required.add(option.makeOptionMandatory(false));
  }

program.hook('preAction', (_, chosen) => {
  for (const option of chosen.options)
    if (required.has(option) && chosen.getOptionValue(option.attributeName()) === undefined)
      chosen.error(`error: required option '${option.flags}' not specified`);
  useJson(chosen.opts().json === true);
  settings();
});

/** Sets this process's exit status: 2 for wrong usage, 1 for a failure. */
export async function run(words: readonly string[]): Promise<void> {
  useJson(false);
  try {
    if (words.length === 0) program.error('error: name a command; ringside --help lists them');
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    // commander has printed the error, and also throws after help.
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
      return;
    }
    const refusals = await refusalsOf(error);
    printResult({ refusals });
    for (const refusal of refusals) printError(refusalText(refusal));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
