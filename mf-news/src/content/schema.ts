import { z } from 'zod';
import { categories } from './categories.ts';
import { CHART, drawings } from './forbiddenMarkup.ts';

// A formatter is created once, because creating it takes longer than using it.
const SHORT_DATE = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });

function isShortDate(text: string): boolean {
  const date = new Date(`${text} UTC`);
  // Date would turn "Feb 30, 2025" into a day in March.
  return !Number.isNaN(date.valueOf()) && SHORT_DATE.format(date) === text;
}

/** "Aug 13, 2025" as 2025-08-13. */
export const isoDay = (text: string): string => new Date(`${text} UTC`).toISOString().slice(0, 10);

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Unquoted, YAML reads 1984 as a number and 0xF4EE as another one. */
const line = (advice: string) =>
  z
    .string({
      error: ({ input }) => (typeof input === 'number' ? 'put it in quotes' : advice),
    })
    .trim()
    .min(1, advice);

/** Every message names the valid values. */
export const articleSchema = z
  .strictObject({
    id: z.int('write a whole number from 1').positive('write a whole number from 1'),
    slug: z
      .string('write the slug, such as my-article')
      .regex(SLUG, 'write lower-case words joined by hyphens, such as my-article')
      .refine((slug) => slug !== '404', 'write another slug: /news/404 is the “not found” page'),
    /** Former slugs, whose URLs lead to this article. */
    aliases: z
      .array(z.string().regex(SLUG, 'write former slugs, such as [my-old-article]'), {
        error: 'write former slugs, such as [my-old-article]',
      })
      .optional(),
    title: line('write the title'),
    excerpt: line('write one or two sentences, or leave the field out').optional(),
    summary: line('write two or three sentences, or leave the field out').optional(),
    content: z
      .string('write the body below the front matter')
      .refine(
        (body) => !/^<div class="text-white">\s*<p>I\b/.test(body),
        'begin the text with another letter, because a large I looks like a bar',
      ),
    author: line("write the author's name"),
    date: z
      .string('write a date such as Aug 13, 2025')
      .refine(isShortDate, 'write a real date such as Aug 13, 2025'),
    revised: z
      .string('write a date such as Aug 20, 2025')
      .refine(isShortDate, 'write a real date such as Aug 20, 2025')
      .optional(),
    category: z.enum(categories, `write one of ${categories.join(', ')}`),
    readTime: z
      .string('write a time such as 5 min read')
      .regex(/^[1-9]\d* min read$/, 'write a time such as 5 min read'),
    keywords: z
      .array(line('write a search term'), 'write three to six, such as [jab, footwork]')
      .min(3, 'write at least three')
      .max(6, 'write at most six'),
    image: line('describe the picture in words'),
    picture: z
      .enum(drawings, `write one of ${drawings.join(', ')}, or leave the field out`)
      .optional(),
    fight: z.int('write the id of a scheduled fight, or leave the field out').optional(),
    /** Numbers as bars, where the body has `<img src="chart">`. */
    chart: z
      .strictObject({
        title: line('say what the bars count'),
        values: z
          .array(
            z.number('write a number').nonnegative('write a number, 0 or more'),
            'write a number for each bar, such as [8, 9, 4]',
          )
          .min(3, 'write at least three numbers')
          .max(12, 'write at most twelve numbers'),
        /** The unit of all values, which is written beside each. */
        unit: line('write the unit, such as kg').optional(),
        /** The name of each bar. A chart without names shows the rounds of a fight. */
        names: z
          .array(line('name each bar'), 'name each bar, such as [Bare head, Guard]')
          .optional(),
        /** The bars that the text is about, counted from 1, in red, and words below the title. */
        marked: z
          .strictObject({
            bars: z.array(z.int('write the number of a bar').positive()).min(1),
            words: line('say what the marked bars are'),
          })
          .optional(),
      })
      .refine(
        ({ values, names = values }) => names.length === values.length,
        'write as many names as values',
      )
      .refine(
        ({ values, marked }) => !marked || Math.max(...marked.bars) <= values.length,
        'mark only bars that have a number',
      )
      .optional(),
    /** Only a review has a rating. */
    rating: z.number('write a number from 0 to 5, or leave the field out').min(0).max(5).optional(),
    /** What readers compare reviews by, in a few words each. */
    facts: z
      .strictObject({
        kind: line('name the kind of product, such as Head guard'),
        bestFor: line('say for whom or what it is best'),
        weight: line('say what it weighs'),
        tested: line('say for how long, and where or by whom'),
        /** The strongest objection, which tells reviews with the same score apart. */
        against: line('name the worst fault in a few words'),
      })
      .optional(),
    comments: z
      .int('write the number of comments, 0 or more')
      .nonnegative('write the number of comments, 0 or more'),
    trending: z.boolean('write true, or leave the field out').optional(),
    time: line('write a time such as 15m ago, or leave the field out').optional(),
  })
  .refine((article) => article.excerpt ?? article.summary, {
    path: ['excerpt'],
    error: 'write an excerpt, a summary or both',
  })
  .refine(({ chart, content }) => Boolean(chart) === content.includes(CHART), {
    path: ['chart'],
    error: `write a chart and ${CHART} in the body, or neither`,
  })
  .refine(({ date, revised = date }) => !(new Date(revised) < new Date(date)), {
    path: ['revised'],
    error: 'write the day of the last correction, or leave the field out',
  });

/** The bars of a chart. */
export type Chart = NonNullable<Article['chart']>;

export type Article = z.infer<typeof articleSchema>;

export type Headline = Omit<Article, 'content' | 'chart'> & {
  published: string;
  /** The day of the last correction, or else of publication. */
  modified: string;
  text: string;
};

export type SafeArticle = Headline & { body: string };
