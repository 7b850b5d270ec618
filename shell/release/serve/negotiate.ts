import { isCompressed } from '../stores/fileKinds.ts';
import { closeFile, type OpenFile, type SiteFiles } from './siteFiles.ts';

/** Encodings in which a client may get a file, best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export type Encoding = (typeof ENCODINGS)[number][0];

/**
 * Opens the compressed copy of a file that the client accepts, and closes the file. Returns the file itself if there is
 * none.
 *
 * @param accepted the `accept-encoding` header
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
