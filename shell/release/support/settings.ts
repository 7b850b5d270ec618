import { z } from 'zod';
import { UsageError } from './ComposeError.ts';

/** CI passes variables that nobody has set as empty. */
const setting = (what: string, form: string, isValid: (text: string) => boolean) =>
  z
    .string()
    .transform((text) => text || undefined)
    .refine((text) => text === undefined || isValid(text), `is not ${what}. Set it to ${form}.`)
    .optional();

/** A site cannot be below a path: its URLs begin with a slash. */
export const isOrigin = (text: string): boolean =>
  isUrl(text) && new URL(text).href === `${new URL(text).origin}/`;

const isUrl = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);
const isNumber = (least: number, most: number) => (text: string) =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;

const line = setting('a name', 'one line of at most 100 characters', (text) =>
  /^.{1,100}$/.test(text),
);
const endpoint = setting('a URL', 'the form https://storage.example', isUrl);
/** `name: value`, separated by commas. */
const headers = setting('a list of headers', 'the form x-amz-acl: public-read', (text) =>
  text.split(',').every((each) => /^\s*x-[\w-]+:\s*[^\p{Cc}]+$/iu.test(each)),
);
const region = setting('a region', 'the form eu-north-1', (text) => /^[\w-]+$/.test(text));

/** The variables that we read. The AWS SDK reads others. */
const settingsSchema = z.object({
  PORT: setting('a port number', 'a whole number from 0 to 65535', isNumber(0, 65_535)),
  RINGSIDE_ORIGIN: setting(
    'an origin',
    'the form https://ringside.example, without a path',
    isOrigin,
  ),
  RINGSIDE_BY: line,
  GITHUB_ACTOR: line,
  RINGSIDE_BROTLI: setting('a brotli quality', 'a whole number from 1 to 11', isNumber(1, 11)),
  RINGSIDE_S3_HEADERS: headers,
  RINGSIDE_S3_ADDRESSING: setting('a kind of URL', 'path or virtual', (text) =>
    /^(path|virtual)$/.test(text),
  ),
  AWS_ENDPOINT_URL_S3: endpoint,
  AWS_ENDPOINT_URL: endpoint,
  AWS_REGION: region,
  AWS_DEFAULT_REGION: region,
});

/** @throws UsageError with a variable's name, value and form */
export function settings(): z.infer<typeof settingsSchema> {
  const { data = {}, error } = settingsSchema.safeParse(process.env);
  const [issue] = error?.issues ?? [];
  const name = String(issue?.path[0]);
  if (issue) throw new UsageError(`${name}=${process.env[name]} ${issue.message}`);
  return data;
}

/** The name of who releases is public, like the pointer. */
export const whoReleases = () => settings().RINGSIDE_BY ?? settings().GITHUB_ACTOR;
