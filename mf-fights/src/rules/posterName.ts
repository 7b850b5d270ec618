const POSTERS = [
  'rourke-varga',
  'quillan-bellweather',
  'castellane-winslow',
  'minase-almendra',
] as const;
const DEFAULT_POSTER = 'fight';

/** Finds the picture both of whose names occur in the fighters' names. */
export function posterName(fighters: readonly string[]): string {
  const names = fighters.join(' ').toLowerCase();
  return (
    POSTERS.find((poster) => poster.split('-').every((name) => names.includes(name))) ??
    DEFAULT_POSTER
  );
}
