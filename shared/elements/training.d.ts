// The elements of training that Fragment can place. A build, or ringside types, writes this file.
export {};
declare module '@ringside/shared/elements' {
  interface SiteElements {
    "ringside-workouts": { "limit"?: `${number}`; };
    "ringside-plans": { "limit"?: `${number}`; };
  }
}
