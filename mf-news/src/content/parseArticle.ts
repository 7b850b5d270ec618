import { parse } from 'yaml';
import { type Article, articleSchema } from './schema';

const frontMatterThenBody = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/**
 * Reads one article file: YAML front matter between `---` lines, then the body as HTML.
 *
 * @param file where the text comes from; its name must be the slug followed by `.html`
 * @throws Error naming the file, each wrong field and what to write there
 */
export function parseArticle(file: string, text: string): Article {
  const [, frontMatter, body] = frontMatterThenBody.exec(text) ?? [];
  if (frontMatter === undefined || body === undefined) {
    throw failure(file, ['front matter: write it between two --- lines at the top']);
  }

  const result = articleSchema.safeParse({ ...parseFields(file, frontMatter), content: body.trim() });
  if (!result.success) {
    throw failure(
      file,
      result.error.issues.map((issue) =>
        issue.code === 'unrecognized_keys'
          ? `${issue.keys.join(', ')}: remove it, an article has no such field`
          : `${issue.path.join('.')}: ${issue.message}`,
      ),
    );
  }

  const expected = file
    .split('/')
    .at(-1)
    ?.replace(/\.html$/, '');
  if (result.data.slug !== expected) {
    throw failure(file, [`slug: write ${expected}, the name of the file`]);
  }
  return result.data;
}

function parseFields(file: string, frontMatter: string): object {
  try {
    const fields: unknown = parse(frontMatter);
    if (typeof fields === 'object' && fields !== null) return fields;
  } catch (cause) {
    throw failure(file, [`front matter: write valid YAML (${String(cause)})`], cause);
  }
  throw failure(file, ['front matter: write one "name: value" on each line']);
}

function failure(file: string, problems: string[], cause?: unknown): Error {
  return new Error(`@ringside/mf-news: ${file}: ${problems.join('; ')}`, { cause });
}
