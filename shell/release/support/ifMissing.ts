/** The result of a file operation, or `other` if there is no such file. */
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
