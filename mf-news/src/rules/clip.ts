/** A text of at most `limit` characters, cut between words; an ellipsis says that there was more. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const words = text.slice(0, limit).split(/\s+/).slice(0, -1).join(' ');
  return `${words.replace(/[^\p{L}\p{N}]+$/u, '')}…`;
}
