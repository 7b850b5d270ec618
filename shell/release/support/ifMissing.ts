/** What a file operation gives, or something else when there is no such file. Other failures stay failures. */
export async function ifMissing<Result, Other>(
  operation: Promise<Result>,
  other: Other,
): Promise<Result | Other> {
  try {
    return await operation;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return other;
    throw error;
  }
}
