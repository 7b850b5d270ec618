/** "Aug 13, 2025" as "2025-08-13". */
export function isoDate(date: string): string {
  return new Date(`${date} UTC`).toISOString().slice(0, 10);
}
