import { parse } from 'yaml';
import { forbiddenMarkup } from './forbiddenMarkup.ts';
import { type Article, articleSchema } from './schema';

/** Editors leave spaces after the dashes, which nobody sees. */
const FRONT_MATTER_THEN_BODY = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(\r?\n---[ \t]*\r?\n)([\s\S]*)$/;
/** What no text in UTF-8 has. Files in UTF-16 are full of U+0000. */
const ENCODED = /[\uFFFD\0]/;
/** In YAML, the rest of the line would be a comment, and its words would be missing on the page. */
const CUT = /^(\w+):(?!\s*['"[{|>]).*\s#/;

/**
 * Reads YAML front matter between `---` lines, then the body as HTML.
 *
 * @param file its name must be the slug followed by `.html`
 * @throws Error naming the file and the line of each problem, and what to write there
 */
export function parseArticle(file: string, text: string): Article {
  const encoded = text.split('\n').findIndex((line) => ENCODED.test(line));
  if (encoded >= 0) throw new Error(`${file}:${encoded + 1}: save the file in UTF-8`);

  const [, opening = '', frontMatter, closing = '', body] = FRONT_MATTER_THEN_BODY.exec(text) ?? [];
  if (frontMatter === undefined || body === undefined)
    throw new Error(`${file}:1: write the front matter between two --- lines at the top`);

  const problems: string[] = [];
  const add = (line: number | undefined, advice: string) =>
    problems.push(`${file}${line ? `:${line}` : ''}: ${advice}`);
  const lineOf = (field: unknown) => {
    const index = frontMatter.split('\n').findIndex((line) => line.startsWith(`${field}:`));
    return index < 0 ? undefined : index + 2;
  };

  for (const [index, line] of frontMatter.split('\n').entries()) {
    const [, field] = CUT.exec(line) ?? [];
    if (field) add(index + 2, `${field}: put it in quotes, because # begins a comment`);
  }
  const result = articleSchema.safeParse({
    ...parseFields(file, frontMatter),
    content: body.trim(),
  });
  for (const issue of result.error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        add(lineOf(key), `${key}: remove it, an article has no such field`);
    else add(lineOf(issue.path[0]), `${issue.path.join('.')}: ${issue.message}`);
  }
  const expected = file.slice(file.lastIndexOf('/') + 1).replace(/\.html$/, '');
  if (result.success && result.data.slug !== expected)
    add(lineOf('slug'), `slug: write ${expected}, the name of the file`);
  const forbidden = forbiddenMarkup(body);
  if (forbidden) {
    const before = opening + frontMatter + closing + body.slice(0, forbidden.index);
    add(before.split('\n').length, forbidden.advice);
  }
  if (!result.success || problems.length > 0) throw new Error(problems.join('\n'));
  return result.data;
}

function parseFields(file: string, frontMatter: string): object {
  let fields: unknown;
  try {
    // The extra line replaces the first `---`, so that line numbers are right.
    fields = parse(`\n${frontMatter}`);
  } catch (cause) {
    throw new Error(
      `${file}: write valid YAML: ${cause instanceof Error ? cause.message : cause}`,
      {
        cause,
      },
    );
  }
  if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return fields;
  throw new Error(`${file}:2: write one "name: value" on each line of the front matter`);
}
