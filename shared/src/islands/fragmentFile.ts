import {
  type Attributes,
  type FragmentFile,
  type FragmentVariant,
  partOf,
  variantKey,
} from '../contract/index.ts';
import { absoluteAssets } from '../embed/absoluteUrls.ts';
import { fetchReleased, once } from '../loading/importModule.ts';

const TIMEOUT_MS = 10_000;

export type FoundVariant = Pick<FragmentFile, 'section' | 'modules' | 'styles'> & FragmentVariant;

const files = new Map<string, Promise<FragmentFile>>();

/**
 * Fetches a file of variants once. The file never changes, because its URL contains a hash. After a
 * failure, the next call fetches again.
 */
export const fetchFragmentFile = (href: string): Promise<FragmentFile> =>
  once(files, href, async () => {
    const text = await fetchReleased(href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { origin } = new URL(href, location.href);
    return JSON.parse(origin === location.origin ? text : absoluteAssets(text, origin));
  });

/**
 * Finds what an element shows for its attributes.
 * @param href the URL of the file with the element's variants
 * @returns undefined if the section has not released this variant
 * @throws when the file cannot be fetched
 */
export async function findVariant(
  href: string,
  tag: string,
  attributes: Attributes,
): Promise<FoundVariant | undefined> {
  const file = await fetchFragmentFile(href);
  const { parts = [], section, modules, styles } = file;
  const wild = Object.keys(attributes).map((name) => ({ ...attributes, [name]: '*' }));
  for (const each of [attributes, ...wild]) {
    const key = variantKey(tag, each);
    const part = parts[partOf(key, parts.length)];
    const { variants } = part ? await fetchFragmentFile(part) : file;
    const found = variants[key];
    if (found) return { ...found, section, modules, styles };
  }
  return undefined;
}
