/** Pictures drawn for one bout, each named after its two fighters. */
const POSTERS = ['rourke-varga', 'quillan-bellweather', 'castellane-winslow', 'minase-almendra'] as const;
const DEFAULT_POSTER = 'fight';

/** Which picture shows a bout: the one whose two names are both in the fighters' names, else a fight of anybody's. */
export function posterName(fighters: readonly string[]): string {
  const names = fighters.join(' ').toLowerCase();
  return POSTERS.find((poster) => poster.split('-').every((name) => names.includes(name))) ?? DEFAULT_POSTER;
}
