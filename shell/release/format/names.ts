/** The names and lines of text in a release. All of them come from another team's build. */
import { CATALOGUE_PAGES, ROUTE, TAG } from '@ringside/shared/contract';
import { z } from 'zod';
import { UNDERSTOOD } from './allowed/attributes.ts';
import { isSitePath } from './sitePath.ts';

/** First segments that belong to the tool. Only two pages of the shell may begin with one. */
export const RESERVED = ['assets', 'vendor', 'releases', 'embed'];

/** Some file systems ignore case. */
export const firstSegment = (path: string): string => path.split('/')[1]?.toLowerCase() ?? '';

/** Objects have properties of these names. */
export const isPlainName = (name: string): boolean => !(name in Object.prototype);

export const route = z
  .string()
  .regex(ROUTE, 'must look like /news or /news/:slug, without a trailing slash')
  .refine(
    (path) => CATALOGUE_PAGES.includes(path) || !RESERVED.includes(firstSegment(path)),
    `must not start with ${RESERVED.join(', ')}`,
  )
  .refine(
    (path) => path === '/' || isSitePath(`${path.slice(1).replaceAll(':', '')}.html`),
    'must be a name that every file system can hold',
  )
  // Hosts show this page for the folder, too.
  .refine((path) => !/\/index$/i.test(path), 'must not end with index');

export const tag = z.string().regex(TAG, 'must start with ringside-');

export const attributeName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must be an attribute such as limit')
  .refine((name) => isPlainName(name) && !UNDERSTOOD.test(name), 'must be another attribute');

export const line = z.string().regex(/^[^\p{Cc}]*$/u, 'must have no control characters');
