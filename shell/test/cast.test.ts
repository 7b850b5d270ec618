import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

// Each person of the magazine looks and is described the same in drawings, in the table of
// fighters' measurements, and in articles.

interface Person {
  name: string;
  age: number;
  height: string;
}

interface Boxer extends Person {
  reach: string;
  stance: string;
  record: string;
}

interface Fight {
  id: number;
  fighters: [string, string];
  corners: Omit<Boxer, 'name'>[];
  odds: { bookmaker: string; prices: string[]; draw: string }[];
  pick: { verdict: string };
}

interface Article {
  id: number;
  slug: string;
  title: string;
  author: string;
  fight?: number;
  body: string;
}

/**
 * Reads a section's content by its path. Sections and drawings never import each other, so only a
 * test of the whole site may read all of them.
 */
const contentOf = async <Content>(path: string): Promise<Content> =>
  (await import(join(workspaceRoot, path))) as Content;

const cast = await contentOf<{
  boxers: Boxer[];
  trainers: Person[];
  writers: Person[];
  seen(person: Person): string;
}>('shared/pictures/cast/index.ts');
const { fights } = await contentOf<{ fights: Fight[] }>('mf-fights/src/content/fights.ts');
const { about } = await contentOf<{ about: { writers: { name: string }[] } }>(
  'shell/src/content/about.ts',
);
const people = [...cast.boxers, ...cast.trainers, ...cast.writers];

const folder = join(workspaceRoot, 'mf-news/src/content/articles');
const articles = readdirSync(folder)
  .map((file): Article => {
    const [, front = '', body = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
    return { ...(parse(front) as Article), body };
  })
  .sort((a, b) => a.id - b.id);

const drawings = join(workspaceRoot, 'shared/pictures/drawings');
const sources = readdirSync(drawings, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({
    name: basename(file, '.ts'),
    source: readFileSync(join(drawings, file), 'utf8'),
  }));
const alternatives = ['mf-fights', 'mf-gear', 'mf-news', 'mf-training', 'shell'].flatMap((name) => {
  const index = join(workspaceRoot, name, 'src/pictures/encoded/index.json');
  const entries = JSON.parse(readFileSync(index, 'utf8')) as Record<string, { alt: string }>;
  return Object.entries(entries).map(([picture, { alt }]) => ({ picture, alt }));
});

test('the cast has a file for each person, and nobody twice', () => {
  const files = readdirSync(join(workspaceRoot, 'shared/pictures/cast'))
    .map((file) => basename(file, '.ts'))
    .filter((file) => !['index', 'person', 'stage'].includes(file));
  const names = people.map(({ name }) => name.toLowerCase().replaceAll(' ', '-'));
  expect(names.toSorted()).toEqual(files.toSorted());
});

const corners = fights.flatMap(({ fighters, corners: tape }) =>
  fighters.map((name, index) => ({ name, corner: tape[index] })),
);

test.each(corners)('the tape measures $name as the drawings do', ({ name, corner }) => {
  const boxer = cast.boxers.find((each) => each.name === name);
  expect({ ...corner, stance: corner?.stance.toLowerCase() }).toMatchObject({
    age: boxer?.age,
    height: boxer?.height,
    reach: boxer?.reach,
    stance: boxer?.stance,
    record: boxer?.record,
  });
});

test('every author and every writer of the About page is a writer of the cast', () => {
  const writers = cast.writers.map(({ name }) => name).toSorted();
  expect([...new Set(articles.map(({ author }) => author))].toSorted()).toEqual(writers);
  expect(about.writers.map(({ name }) => name).toSorted()).toEqual(writers);
});

test('every trainer of the cast speaks or works in an article', () => {
  for (const { name } of cast.trainers)
    expect(
      articles.some(({ body }) => body.includes(name)),
      name,
    ).toBe(true);
});

test.each(people)('an alternative text that names $name describes the same person', (person) => {
  for (const { picture, alt } of alternatives)
    if (alt.includes(person.name)) {
      expect(alt.toLowerCase(), picture).toContain(cast.seen(person).toLowerCase());
      const drawn = sources.find(({ name }) => name === picture)?.source;
      expect(drawn, `${picture} draws its people from the cast`).toContain("/cast/index.ts'");
    }
});

test('an alternative text is a sentence', () => {
  for (const { picture, alt } of alternatives) expect(alt, picture).toMatch(/^\p{Lu}.*\.$/u);
});

test('each fight’s poster names both of its boxers', () => {
  for (const { fighters } of fights) {
    const name = fighters.map((each) => each.split(' ').at(-1)?.toLowerCase()).join('-');
    const alt = alternatives.find(({ picture }) => picture === name)?.alt;
    for (const fighter of fighters) expect(alt, name).toContain(fighter);
  }
});

test('an article about a fight gives no other height than its boxers have', () => {
  const told = articles.flatMap(({ slug, fight, body }) =>
    [...body.matchAll(/\b\dft \d+in\b/g)].map(([height]) => ({ slug, fight, height })),
  );
  expect(told.length).toBeGreaterThan(0);
  for (const { slug, fight, height } of told) {
    const tape = fights.find(({ id }) => id === fight)?.corners.map((corner) => corner.height);
    expect(tape, slug).toContain(height);
  }
});

test.each(fights)(
  '“Fight Analysis & Odds” of fight $id leads to its odds, favourite and pick',
  (fight) => {
    const [first] = fight.fighters[0].split(' ');
    const article =
      articles.find(({ title }) => title.includes(`${first}`)) ??
      articles.find(({ slug }) => slug === 'how-to-read-a-fight-before-the-first-bell');
    const text = article?.body ?? '';
    for (const { bookmaker, prices } of fight.odds)
      for (const words of [bookmaker, ...prices]) expect(text, article?.slug).toContain(words);
    expect(text).toMatch(/is (?:still )?the favourite/);
    expect(text).toContain('invented');
    expect(text).toContain(fight.pick.verdict.split(',')[0]);
  },
);
