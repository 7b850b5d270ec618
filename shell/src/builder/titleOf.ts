/** `ringside-fight-list` is "Fight list". */
export function titleOf(tag: string): string {
  const words = tag.replace('ringside-', '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
