import { isCompressed } from '../stores/fileKinds.ts';
import { closeFile, type OpenFile, type SiteFiles } from './siteFiles.ts';

/** What a client may be sent instead of a file, best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export type Encoding = (typeof ENCODINGS)[number][0];

/**
 * The compressed copy of a file that a client takes, if there is one. The file is closed then.
 *
 * @param accepted the header `accept-encoding`
 */
export async function compressedCopy(
  files: SiteFiles,
  file: OpenFile,
  accepted: string,
): Promise<{ file: OpenFile; encoding?: Encoding }> {
  if (!isCompressed(file.path)) return { file };
  for (const [encoding, suffix] of ENCODINGS) {
    const copy = accepts(accepted, encoding) ? await files.open(file.path + suffix) : undefined;
    if (!copy) continue;
    await closeFile(file);
    return { file: { ...copy, path: file.path }, encoding };
  }
  return { file };
}

/** @see https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding */
export function accepts(header: string, encoding: string): boolean {
  const weights = new Map(
    header.split(',').map((each) => {
      const [name = '', weight] = each
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [name, Number(weight ?? 1)];
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
